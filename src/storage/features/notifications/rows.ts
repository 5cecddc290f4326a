import type { Doing, ToldGroup } from '#domain/notifications/groups.ts';

export type { ToldGroup } from '#domain/notifications/groups.ts';

/** What somebody is to be told. */
export type Notification = Doing & {
  /** Who is told. */
  userId: string;
  detail?: string;
  at: number;
};

/** What a mail that is due tells a person: in which language, in groups, and which notifications those are. */
export type Mailing = {
  userId: string;
  email: string;
  language: string;
  token: string;
  groups: ToldGroup[];
  ids: string[];
};

/** Which are read: those up to one, of a group alone where that is named. */
export type ReadMark = { upTo: string; group: string | undefined; at: number };

/** A page of groups; `total` is how many there are. */
export type GroupPage = { rows: ToldGroup[]; total: number; nextCursor: string | null };
