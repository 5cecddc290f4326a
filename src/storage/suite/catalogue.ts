import { tables } from '../schema.ts';
import type { Column, Table } from '../table.ts';

type AnyTable = Table<Record<string, Column<unknown>>>;

/** A table as a database's own catalogue has it. */
export type CatalogueTable = {
  name: string;
  columns: string[];
  /** The tables that its rows refer to, and what happens to the rows when one of those goes. */
  refers: { to: string; onDelete: string }[];
  unique: string[][];
};

/** An account goes by `deleteUser`, which takes its recipes along one by one. */
const takenAlong = ['recipes -> users'];
/** Columns that are named after what their rows belong to. */
const belonging: Record<string, string> = {
  user_id: 'users',
  actor_id: 'users',
  recipe_id: 'recipes',
};

/**
 * Compares the descriptions of the tables, from which backup, copy and restore are made, with what
 * a database holds: a sentence for everything that is missing on one side. `own` tells the tables
 * that an engine keeps for itself.
 */
export function findUndescribed(
  found: readonly CatalogueTable[],
  own: (name: string) => boolean,
): string[] {
  const described = tables as Record<string, AnyTable>;
  const undescribed = found.filter(({ name }) => !own(name) && !(name in described));
  return [
    ...undescribed.map(
      ({ name }) => `${name}: no tables.ts describes it, or its tables are not in schema.ts`,
    ),
    ...Object.entries(described).flatMap(([name, description]) => {
      const there = found.find((one) => one.name === name);
      if (!there) return [`${name}: no migration of this engine makes it`];
      return compare(description, there).map((missing) => `${name}: ${missing}`);
    }),
  ];
}

/** What is missing in the description of a table, or in the table. */
function compare({ columns, key, refers, travel }: AnyTable, there: CatalogueTable): string[] {
  const undescribed = there.columns.filter((column) => !(column in columns));
  const unmade = Object.keys(columns).filter((column) => !there.columns.includes(column));
  const keys = there.unique.map((one) => one.toSorted().join());
  const isKey = keys.includes([...key].sort().join());
  return [
    ...undescribed.map((column) => `column ${column} is not in its tables.ts`),
    ...unmade.map((column) => `column ${column} is in no migration of this engine`),
    ...(isKey ? [] : [`its key (${key}) is neither primary nor unique: rows cannot be told apart`]),
    // What is worked out anew is filled, and emptied, by what it is worked out from.
    ...(travel === 'carried' ? compareRefers(refers, there) : []),
  ];
}

function compareRefers(refers: readonly string[], there: CatalogueTable): string[] {
  const targets = new Set(there.refers.map(({ to }) => to));
  const owners = there.columns.flatMap((column) => belonging[column] ?? []);
  const staying = there.refers.filter(
    ({ to, onDelete }) =>
      Object.values(belonging).includes(to) &&
      !/^(cascade|set null)$/i.test(onDelete) &&
      !takenAlong.includes(`${there.name} -> ${to}`),
  );
  return [
    ...[...targets].filter((to) => !refers.includes(to)).map((to) => `\`refers\` lacks '${to}'`),
    ...[...new Set([...refers, ...owners])]
      .filter((to) => !targets.has(to))
      .map((to) => `no column of this engine references ${to}`),
    ...staying.map(({ to }) => `its rows stay when theirs of ${to} goes: it lacks \`on delete\``),
  ];
}
