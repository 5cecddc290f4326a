import { buffer } from 'node:stream/consumers';
import type { PhotoStore } from '#photos/port.ts';

type DerivedPhotos = {
  /**
   * The bytes stored under `name`; when absent, what `derive` makes of the rendition `source`,
   * stored from then on. Null when there is no such rendition. Requests for one name at one
   * time are one piece of work. Others of the photo whose place the new ones take are removed.
   */
  find(
    name: string,
    source: string,
    derive: (bytes: Uint8Array) => Promise<Uint8Array>,
    takesPlaceOf?: (name: string) => boolean,
  ): Promise<Uint8Array | null>;
};

/** Pictures that are made from stored ones when first asked for. */
export function createDerivedPhotos(photos: PhotoStore): DerivedPhotos {
  const underWay = new Map<string, Promise<Uint8Array | null>>();

  async function read(name: string): Promise<Uint8Array | null> {
    const file = await photos.open(name);
    return file ? buffer(file.body) : null;
  }

  async function make(...[name, source, derive, takesPlaceOf]: Parameters<DerivedPhotos['find']>) {
    const stored = await read(name);
    if (stored) return stored;
    const original = await read(source);
    if (!original) return null;
    const bytes = await derive(original);
    // A photo that is removed meanwhile leaves this one file behind, which the sweep takes.
    await photos.put([{ name, bytes }]);
    if (takesPlaceOf) {
      await photos.prune(name.slice(0, 32), (other) => other !== name && takesPlaceOf(other));
    }
    return bytes;
  }

  return {
    find(name, source, derive, takesPlaceOf) {
      const present = underWay.get(name);
      if (present) return present;
      const making = make(name, source, derive, takesPlaceOf).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}
