import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { PhotoStore, Rendition } from './port.ts';

export type StoreUnderTest = AsyncDisposable & { store: PhotoStore };

function newPhoto(size = 100): { id: string; renditions: Rendition[] } {
  const id = randomBytes(16).toString('hex');
  const names = ['320.webp', '640.webp', 'social.jpg'];
  return {
    id,
    renditions: names.map((name) => ({ name: `${id}-${name}`, bytes: randomBytes(size) })),
  };
}

async function read(store: PhotoStore, name: string): Promise<Buffer | null> {
  const file = await store.open(name);
  if (!file) return null;
  const bytes = await buffer(file.body);
  expect(file.size).toBe(bytes.length);
  return bytes;
}

async function stored(store: PhotoStore, before = Date.now() + 60_000): Promise<string[]> {
  return (await Array.fromAsync(store.listStoredBefore(before))).sort();
}

/** The promises of every photo store, whatever it stands on and however coarse its clock is (ms). */
export function describePhotoStore(
  name: string,
  make: () => Promise<StoreUnderTest>,
  clockStep = 20,
): void {
  describe(`${name} keeps photos`, () => {
    test('what was put is read back byte for byte', async () => {
      await using made = await make();
      const { renditions } = newPhoto(300_000);
      await made.store.put(renditions);
      for (const one of renditions) {
        expect((await read(made.store, one.name))?.equals(one.bytes)).toBe(true);
      }
    });

    test('an empty store has nothing and lists nothing', async () => {
      await using made = await make();
      expect(await read(made.store, newPhoto().renditions[0]!.name)).toBeNull();
      expect(await stored(made.store)).toEqual([]);
    });

    test('it tells who claimed it last, and takes that for no photo', async () => {
      await using made = await make();
      expect(await made.store.owner()).toBeNull();
      await made.store.claim('one 1');
      await made.store.claim('other 2');
      expect(await made.store.owner()).toBe('other 2');
      expect(await stored(made.store)).toEqual([]);
      expect(await made.store.open('owner')).toBeNull();
    });

    test('a width that was not stored is absent', async () => {
      await using made = await make();
      const { id, renditions } = newPhoto();
      await made.store.put(renditions);
      expect(await read(made.store, `${id}-960.webp`)).toBeNull();
    });

    test('putting the same photo again is harmless, at once too', async () => {
      await using made = await make();
      const { id, renditions } = newPhoto();
      await Promise.all([1, 2, 3, 4].map(() => made.store.put(renditions)));
      await made.store.put(renditions);
      expect((await read(made.store, renditions[0]!.name))?.equals(renditions[0]!.bytes)).toBe(
        true,
      );
      expect(await stored(made.store)).toEqual([id]);
    });

    test('a later put adds the renditions that were lacking', async () => {
      await using made = await make();
      const { renditions } = newPhoto();
      await made.store.put(renditions.slice(0, 1));
      await made.store.put(renditions);
      for (const one of renditions) {
        expect((await read(made.store, one.name))?.equals(one.bytes)).toBe(true);
      }
    });

    test('a removed photo is gone in every rendition, and no other is', async () => {
      await using made = await make();
      const [gone, kept] = [newPhoto(), newPhoto()];
      await made.store.put(gone.renditions);
      await made.store.put(kept.renditions);
      await made.store.remove(gone.id);
      for (const one of gone.renditions) expect(await read(made.store, one.name)).toBeNull();
      for (const one of kept.renditions) expect(await read(made.store, one.name)).not.toBeNull();
      expect(await stored(made.store)).toEqual([kept.id]);
    });

    test('of a photo that is pruned only what is over goes', async () => {
      await using made = await make();
      const [pruned, other] = [newPhoto(), newPhoto()];
      await made.store.put(pruned.renditions);
      await made.store.put(other.renditions);
      await made.store.prune(pruned.id, (name) => name.endsWith('social.jpg'));
      const left = await Promise.all(pruned.renditions.map(({ name }) => read(made.store, name)));
      expect(left.map((bytes) => bytes !== null)).toEqual([true, true, false]);
      for (const { name } of other.renditions) expect(await read(made.store, name)).not.toBeNull();
      await made.store.prune(newPhoto().id, () => true);
      await made.store.prune('../..', () => true);
    });

    test('removing what is absent is harmless', async () => {
      await using made = await make();
      await made.store.remove(newPhoto().id);
      await made.store.remove('../../etc');
      await made.store.remove('');
    });

    test('a removed photo can be stored again', async () => {
      await using made = await make();
      const { id, renditions } = newPhoto();
      await made.store.put(renditions);
      await made.store.remove(id);
      await made.store.put(renditions);
      expect(await stored(made.store)).toEqual([id]);
    });

    test('names that no photo has are absent, and are refused when put', async () => {
      await using made = await make();
      const { id, renditions } = newPhoto();
      await made.store.put(renditions);
      const foreign = [
        '',
        id,
        `../${id}-320.webp`,
        `${id}/../${id}-320.webp`,
        `${id}-320.webp\0`,
        `${id}-320.webp/`,
        `${id}-320.jpg`,
        `${id}-social.webp`,
        `${id.toUpperCase()}G-320.webp`,
        `/etc/passwd`,
        `..%2f${id}-320.webp`,
        `${id}-320.webp\n`,
      ];
      for (const name of foreign) {
        expect(await made.store.open(name)).toBeNull();
        await expect(made.store.put([{ name, bytes: Buffer.from('x') }])).rejects.toThrow();
      }
    });

    test('renditions of two photos, or of none, are refused whole', async () => {
      await using made = await make();
      const [one, other] = [newPhoto(), newPhoto()];
      await expect(made.store.put([...one.renditions, ...other.renditions])).rejects.toThrow();
      await expect(made.store.put([])).rejects.toThrow();
      expect(await stored(made.store)).toEqual([]);
    });

    test('only what was last written before the time is listed', async () => {
      await using made = await make();
      const [old, young] = [newPhoto(), newPhoto()];
      await made.store.put(old.renditions);
      await wait(clockStep + 10);
      const between = Date.now();
      await wait(clockStep + 10);
      await made.store.put(young.renditions);
      expect(await stored(made.store, between)).toEqual([old.id]);
      await made.store.put(old.renditions);
      expect(await stored(made.store, between)).toEqual([]);
    });

    test('many photos are listed once each', async () => {
      await using made = await make();
      const photos = Array.from({ length: 40 }, () => newPhoto());
      await Promise.all(photos.map((photo) => made.store.put(photo.renditions)));
      expect(await stored(made.store)).toEqual(photos.map((photo) => photo.id).sort());
    });
  });
}
