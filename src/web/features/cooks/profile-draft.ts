import type { ProfileReply } from '#contract/cooks.ts';

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

/** Whether what was found is a draft of this version. */
export function isWhole(stored: Partial<ProfileDraft>): boolean {
  const { handle, lines, link, photoId, preview, base } = stored;
  return [handle, lines, link, photoId, preview, base].every((part) => typeof part === 'string');
}
