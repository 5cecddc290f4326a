/** What a cook is called whose name moderators took away: the same whenever it is, and nothing about the cook. */
export const neutralName = (userId: string): string =>
  `Cook ${String(Number.parseInt(userId.slice(-8), 16) % 100_000).padStart(5, '0')}`;

/** The handle beside it: nobody can choose it, so that it is free for them. */
export const neutralHandle = (userId: string): string => `cook-${userId}`;

type Called = { _id: string; name: string; handle: string };

/** Whether a cook is called what stands in the place of a name and a handle that were taken away. */
export const isNeutral = ({ _id, name, handle }: Called): boolean =>
  name === neutralName(_id) && handle === neutralHandle(_id);

/** Whether two names are read as one. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.normalize('NFKC').toLowerCase();
