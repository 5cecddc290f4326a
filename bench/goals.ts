/** What a search site of this kind is to reach, as it was set; `before` is what was measured when it was set. */
export const goals = {
  searches: {
    what: 'searches a second at 100,000, 20 connections, cards',
    before: '185 (whole recipes)',
    atLeast: 1_400,
  },
  searchP95: openLoop('search p95', '100,000', 5),
  searchP99: openLoop('search p99', '100,000', 12),
  searchP95Million: openLoop('search p95', '1,000,000', 8),
  searchP99Million: openLoop('search p99', '1,000,000', 20),
  related: { what: 'related recipes a second at 100,000', before: '164', atLeast: 2_500 },
  explore: { what: 'Explore made anew a second at 100,000', before: '158', atLeast: 400 },
  list: { what: 'list of 48 cards a second at 100,000', before: '668', atLeast: 2_500 },
  suggestions: {
    what: 'suggestions p95 at 100 a second, 100,000',
    before: 'none',
    atMost: 3,
    unit: ' ms',
  },
  writes: {
    what: 'reads beside 5% writes: p99 over p99 of reads alone',
    before: '8.35',
    atMost: 3,
  },
  publishes: {
    what: 'publishes a second on PostgreSQL, photos uploaded before',
    before: '60 to 90',
    atLeast: 300,
  },
  edits: { what: 'edits a second on PostgreSQL', before: '97 to 185', atLeast: 300 },
  memory: {
    what: 'memory under load at 100,000, the index included',
    before: '269 MB',
    atMost: 300,
    unit: ' MB',
  },
  memoryMillion: {
    what: 'memory under load at 1,000,000, the index included',
    before: '256 MB',
    atMost: 420,
    unit: ' MB',
  },
  counted: {
    what: 'search counted against its visitor, the least ratio to bare',
    before: '0.545',
    atLeast: 0.7,
  },
  engineSearch: overSqlite('search', '0.37 at 2,000'),
  engineCategory: overSqlite('category', '0.48 at 2,000'),
  engineRelated: overSqlite('related', '0.42 at 2,000'),
  ready: {
    what: 'ready after a start at 1,000,000, searches answered from memory',
    before: 'not measured',
    atMost: 10,
    unit: ' s',
  },
  sitemap: { what: 'sitemap part at 100,000', before: '610 ms', atMost: 60, unit: ' ms' },
  loop: {
    what: 'longest wait of the event loop anywhere at 1,000,000',
    before: '63 ms at 100,000',
    atMost: 30,
    unit: ' ms',
  },
} as const satisfies Record<string, Goal>;

export type Goal = { what: string; before: string; unit?: string } & Bound;
export type Bound = { atLeast: number } | { atMost: number };
export type GoalName = keyof typeof goals;

function openLoop(what: string, recipes: string, atMost: number) {
  const title = `${what} at 100 a second, open loop, ${recipes}`;
  return { what: title, before: 'not measured', atMost, unit: ' ms' };
}

function overSqlite(what: string, before: string) {
  return { what: `PostgreSQL over SQLite at 100,000: ${what}`, before, atLeast: 1 };
}
