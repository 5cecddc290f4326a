import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecipesAnswer } from '../handler.ts';
import type { DataVersion } from './data-version.ts';
import { aroundList, itemsPerTurn, type Serialize } from './long-reply.ts';
import { ownBytes } from './own-bytes.ts';
import { type Kept, ReplyCache } from './reply-cache.ts';

type KeptText = Kept & { bytes: Buffer };

/** Of what kept replies may take, this part again. */
const share = 1 / 16;
const comma = Buffer.from(',');

/**
 * Recipes in the bytes of a reply, each kept until a write overtakes it: what is made for one
 * person alone consists, for its greater part, of recipes that many are shown.
 */
export class RecipeTexts {
  readonly #version: DataVersion;
  readonly #cache: ReplyCache<KeptText>;

  constructor(version: DataVersion, cacheBytes: number) {
    this.#version = version;
    this.#cache = new ReplyCache(version, cacheBytes * share);
  }

  /** The JSON of the answer; `whole` and `recipe` keep back what the contract does not declare. */
  async write(
    { list, ids, load, rest }: RecipesAnswer,
    { whole, recipe }: { whole: Serialize; recipe: Serialize },
  ): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let start = 0; start < ids.length; start += itemsPerTurn) {
      if (start > 0) await nextTurn();
      const some = ids.slice(start, start + itemsPerTurn);
      for (const text of await this.#textsOf(some, load, recipe)) pieces.push(comma, text);
    }
    const [head, tail] = aroundList(list, whole(rest));
    return Buffer.concat([Buffer.from(head), ...pieces.slice(1), Buffer.from(tail)]);
  }

  async #textsOf(ids: string[], load: RecipesAnswer['load'], recipe: Serialize) {
    const texts = new Map<string, Buffer>();
    for (const id of ids) {
      const kept = this.#cache.get(id);
      if (kept) texts.set(id, kept.bytes);
    }
    const since = this.#version.current();
    const missing = ids.filter((id) => !texts.has(id));
    for (const one of missing.length > 0 ? await load(missing) : []) {
      const bytes = ownBytes(recipe(one));
      texts.set(one._id, bytes);
      const topics = [`recipe:${one._id}`] as const;
      const size = bytes.byteLength;
      this.#cache.set(one._id, { bytes, since, topics, until: null, size, onGrow: null });
    }
    return ids.flatMap((id) => texts.get(id) ?? []);
  }
}
