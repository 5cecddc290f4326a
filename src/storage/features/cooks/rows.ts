import type { PhotoRow } from '#storage/features/photos/rows.ts';

/** What somebody tells of themselves. */
export type ProfileRow = {
  lines: string;
  link: string;
  photo: PhotoRow | null;
  /** Why nobody else sees it; null where they do. */
  hidden: { at: number; reason: string } | null;
  /** What they were called, where moderators hid that too, with every name that was hidden since one is. */
  before?: { name: string; handle: string; names: string[] };
  /** 0 before the first change. */
  updatedAt: number;
};

/** What a profile becomes, and the handle of its cook. */
export type ProfileChange = {
  handle: string;
  lines: string;
  link: string;
  /** The id of the picture, the present one or an upload of theirs that waits; null for none. */
  photoId: string | null;
  /** When it was changed last as its writer saw it; undefined writes over whatever is there. */
  base: number | undefined;
  at: number;
  /** Whether a moderator looks at it before others see it. */
  waits?: boolean;
};

export type ProfileOutcome =
  /** With the handle from before, and the photos that are now free. */
  | { kind: 'updated'; profile: ProfileRow; handles: string[]; freed: string[] }
  | { kind: 'stale' }
  | { kind: 'taken' }
  | { kind: 'too many handles' }
  | { kind: 'hidden handle' }
  | { kind: 'missing' };
