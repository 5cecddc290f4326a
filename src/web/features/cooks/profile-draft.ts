import type { ProfileReply } from '#contract/cooks.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';

/** What is typed of a profile and not saved yet. */
export type ProfileDraft = {
  handle: string;
  lines: string;
  link: string;
  /** The picture, or an upload that waits to become it; empty for none. */
  photoId: string;
  /** The upload as it is seen here; the site shows it to nobody yet. */
  preview: string;
  /** Which profile it started from. */
  base: string;
};

/** A draft that says what the profile says. */
export function draftOf({ handle, lines, link, photo, updatedAt }: ProfileReply): ProfileDraft {
  return { handle, lines, link, photoId: photo?.id ?? '', preview: '', base: updatedAt };
}

/** Whether a draft would change the profile. */
export function isChanged(draft: ProfileDraft, kept: ProfileReply): boolean {
  const names = ['handle', 'lines', 'link', 'photoId'] as const;
  return names.some((name) => draft[name].trim() !== draftOf(kept)[name]);
}

const areas = ['sessionStorage', 'localStorage'] as const;

/** A draft lies with its tab, so that two do not mix, and in the browser, for when the tab is gone. */
export function readDraft(key: string): ProfileDraft | null {
  const [stored] = areas.map((area) => readStored(key, area)).filter((found) => found !== null);
  const draft = (stored ?? {}) as Partial<ProfileDraft>;
  const parts = [draft.handle, draft.lines, draft.link, draft.photoId, draft.preview, draft.base];
  const isWhole = parts.every((part) => typeof part === 'string');
  return isWhole ? (draft as ProfileDraft) : null;
}

/** Keeps a draft, or forgets it. */
export function keepDraft(key: string, draft: ProfileDraft | null): void {
  for (const area of areas) {
    if (draft) writeStored(key, draft, area);
    else removeStored(key, area);
  }
}
