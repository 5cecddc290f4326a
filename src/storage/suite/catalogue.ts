import { expect } from 'vitest';
import { tables } from '../schema.ts';
import type { AnyTable } from '../table.ts';

/** A table as a database's own catalogue has it. */
export type CatalogueTable = {
  name: string;
  columns: string[];
  refers: string[];
  unique: string[][];
};

/**
 * Compares the descriptions of the tables, from which backup, copy and restore are made, with what
 * a database holds. `own` tells the tables that an engine keeps for itself.
 */
export function expectDescribed(found: CatalogueTable[], own: (name: string) => boolean): void {
  const described = Object.entries(tables as Record<string, AnyTable>);
  const names = found.map(({ name }) => name).filter((name) => !own(name));
  expect(names.toSorted(), 'every table has its description in a tables.ts').toEqual(
    described.map(([name]) => name).toSorted(),
  );
  for (const [name, { columns, key, refers, travel }] of described) {
    const there = found.find((one) => one.name === name) as CatalogueTable;
    expect(there.columns.toSorted(), `columns of ${name}`).toEqual(Object.keys(columns).toSorted());
    // What is worked out anew is filled in an order of its own.
    if (travel === 'carried') {
      expect(refers.toSorted(), `tables that ${name} refers to`).toEqual(there.refers.toSorted());
    }
    const keys = there.unique.map((one) => one.toSorted().join());
    expect(keys, `the key of ${name} tells its rows apart`).toContain([...key].sort().join());
  }
}
