/** What a cook is called whose name moderators took away: the same whenever it is, and nothing about the cook. */
export const neutralName = (userId: string): string =>
  `Cook ${String(Number.parseInt(userId.slice(-8), 16) % 100_000).padStart(5, '0')}`;

/** The handle beside it: nobody can choose it, so that it is free for them. */
export const neutralHandle = (userId: string): string => `cook-${userId}`;

/** Whether two names are read as one. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.normalize('NFKC').toLowerCase();
