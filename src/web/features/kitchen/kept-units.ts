import { readUnits, type UnitSystem } from '#domain/kitchen/chosen-amounts.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';

const unitsKey = 'units';

/** The units in which a person reads every recipe in this browser; null for those of each recipe. */
export const readKeptUnits = (): UnitSystem | null => readUnits(readStored(unitsKey));

export function keepUnits(units: UnitSystem | null): void {
  if (units) writeStored(unitsKey, units);
  else removeStored(unitsKey);
}
