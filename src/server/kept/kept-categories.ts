import type { CategoryRow } from '#storage/features/categories/rows.ts';
import type { Reader } from '#storage/port.ts';

/** A reader that asks for the categories once: no operation of the port changes them. */
export function keepCategories(reader: Reader): Reader {
  let kept: Promise<CategoryRow[]> | null = null;
  return {
    ...reader,
    listCategories() {
      kept ??= reader.listCategories().catch((error) => {
        kept = null;
        throw error;
      });
      return kept;
    },
  };
}
