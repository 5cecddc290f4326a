/**
 * The accounts under which the starter cookbook is published: those of the site itself, into which nobody can
 * log in. What they say stands on pages, in no mean, count or structured data. `starter/ids.ts` makes the ids.
 */
export const siteCooks = {
  kitchen: 'dafb20b32692f56e777c749f',
  ines: 'c84dce45872da1c03104472c',
  tomas: '9af1bbb9d26c1c5fe2bf6959',
  yuki: '7d2a37eb25820fd17208716d',
} as const;

const ids: ReadonlySet<string> = new Set(Object.values(siteCooks));

/** Whether an account is one of the site itself. */
export const isSiteCook = (userId: string): boolean => ids.has(userId);
