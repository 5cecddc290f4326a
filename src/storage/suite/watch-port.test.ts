import { expect, test } from 'vitest';
import type { Storage } from '../port.ts';
import { PortWatch } from './watch-port.ts';

/** A storage in which a note decides what a recipe is called, though `setNote` changes nothing. */
function storageWith(name: { is: string }) {
  const called = new Set<string>();
  const watch = new PortWatch(called);
  const storage = {
    reader: { findRecipe: async () => ({ name: name.is }) },
    writer: {
      setNote: async (_key: string, value: string) => {
        name.is = value;
      },
      removeRecipe: async () => {
        name.is = 'gone';
        throw new Error('struck after it was done');
      },
    },
    searcher: {},
    relaxed: {},
  } as unknown as Storage;
  return { ...watch.watch(storage), called, watch };
}

test('a write that changes what visitors were shown, and does not say so, is named', async () => {
  const { reader, writer, called } = storageWith({ is: 'Dal' });
  await writer.setNote('name', 'Dhal');
  await reader.findRecipe('r1');
  await writer.setNote('name', 'Dhal');
  await expect(writer.setNote('name', 'Daal')).rejects.toThrow(
    'setNote changed what findRecipe(["r1"]) answers and does not say so',
  );
  expect([...called]).toEqual(['setNote', 'findRecipe']);
});

test('a write that says what it changes is let be, and so is what others may have written', async () => {
  const { reader, writer, watch } = storageWith({ is: 'Dal' });
  await reader.findRecipe('r1');
  const act = { at: 1, actorId: null, act: 'try' };
  await expect(writer.removeRecipe('r1', act)).rejects.toThrow('struck');
  watch.share();
  await reader.findRecipe('r1');
  await writer.setNote('name', 'Daal');
});
