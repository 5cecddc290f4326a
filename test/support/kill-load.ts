import { DatabaseSync } from 'node:sqlite';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { type Person, signUp } from './people.ts';
import { ServedSite } from './served-site.ts';
import { recipeForm } from './site.ts';
import type { Runner } from './unprivileged.ts';

type Food = { _id: string; name: string; updatedAt: string; photo: { sizes: { url: string }[] } };
/** What a recipe may be after the crash: its last acknowledged name, and the one being written. */
type Fate = { name: string | null; wish?: string | null };
type Pending = { key: string; name: string };

type KillOutcome = {
  kills: number;
  acknowledged: Record<'published' | 'edited' | 'deleted' | 'saved', number>;
  /** Operations cut off in the middle, which may or may not have happened, but not by half. */
  cutOff: number;
  lost: string[];
};

const settings = {
  STARTER: 'off',
  LIMIT_PUBLISH_PER_ACCOUNT: '1000000',
  LIMIT_EDIT_PER_ACCOUNT: '1000000',
  LIMIT_QUESTION_PER_ACCOUNT: '1000000',
  LIMIT_RENAME_PER_RECIPE: '1000000',
  LIMIT_SEARCH_PER_ADDRESS: '1000000',
};
const workers = 3;

/**
 * Publishes, edits, deletes and saves on one site, kills it at random moments, and after every
 * start looks for whatever was acknowledged.
 */
export class KillLoad {
  readonly outcome: KillOutcome = {
    kills: 0,
    acknowledged: { published: 0, edited: 0, deleted: 0, saved: 0 },
    cutOff: 0,
    lost: [],
  };
  readonly #folder: string;
  readonly #runner: Runner;
  readonly #databaseUrl: string | null;
  readonly #fates = new Map<string, Fate>();
  readonly #saves = new Map<string, boolean | null>();
  #pending: Pending[] = [];
  #person: Person | null = null;
  #names = 0;

  /** With the address of a PostgreSQL database the folder holds only the photos. */
  constructor(folder: string, runner: Runner, databaseUrl: string | null = null) {
    this.#folder = folder;
    this.#runner = runner;
    this.#databaseUrl = databaseUrl;
  }

  #start(): Promise<ServedSite> {
    const all: Record<string, string> = { ...settings };
    if (this.#databaseUrl) all.DATABASE_URL = this.#databaseUrl;
    return ServedSite.start(this.#folder, all, this.#runner);
  }

  /** One life of the server: what came before is looked for, then work goes on until the kill. */
  async live(milliseconds: number): Promise<void> {
    await using site = await this.#start();
    this.#person ??= await signUp(site.url);
    await this.#checkAll(site.url);
    const work = Array.from({ length: workers }, () => this.#work(site.url));
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await site.stop('SIGKILL');
    await Promise.all(work);
    this.outcome.kills += 1;
  }

  /** The last look: everything acknowledged, its photos, its place in the search, the file itself. */
  async finish(): Promise<KillOutcome> {
    await using site = await this.#start();
    await this.#checkAll(site.url);
    await this.#checkSearch(site.url);
    if (/error/i.test(site.output)) this.#lose(`the server complained: ${site.output}`);
    await site.stop();
    if (!this.#databaseUrl) this.#checkFile();
    return this.outcome;
  }

  #checkFile(): void {
    using database = new DatabaseSync(`${this.#folder}/potluck.sqlite`, { readOnly: true });
    const [verdict] = database.prepare('pragma integrity_check').all();
    if (verdict?.integrity_check !== 'ok') this.#lose(String(verdict?.integrity_check));
  }

  #lose(what: string): void {
    this.outcome.lost.push(`${what} (after kill ${this.outcome.kills})`);
  }

  async #work(origin: string): Promise<void> {
    try {
      for (;;) await this.#step(origin);
    } catch (error) {
      // Only a cut line ends the work; a refusal is something lost.
      if (error instanceof Refused) this.#lose(error.message);
      else this.outcome.cutOff += 1;
    }
  }

  async #step(origin: string): Promise<void> {
    const free = [...this.#fates].filter(([, fate]) => fate.name !== null && !('wish' in fate));
    const picked = free[Math.floor(Math.random() * free.length)];
    const dice = Math.random();
    if (!picked || dice < 0.4) return this.#publish(origin);
    if (dice < 0.65) return this.#edit(origin, ...picked);
    if (dice < 0.8) return this.#remove(origin, ...picked);
    return this.#save(origin, picked[0]);
  }

  async #call(url: string, method: string, body?: FormData, key?: string) {
    const headers = { authorization: this.#person?.token ?? '' };
    const all = key ? { ...headers, 'idempotency-key': key } : headers;
    const reply = await fetch(url, { method, headers: all, ...(body ? { body } : {}) });
    const data = await reply.json();
    if (!data.success) throw new Refused(`${method} ${url} answered ${JSON.stringify(data)}`);
    return data;
  }

  async #publish(origin: string): Promise<void> {
    this.#names += 1;
    const pending = { key: crypto.randomUUID(), name: `Dish x${this.#names}x` };
    this.#pending.push(pending);
    await this.#publishAs(origin, pending);
  }

  async #publishAs(origin: string, pending: Pending): Promise<void> {
    const form = await recipeForm({ name: pending.name });
    const url = `${origin}/api/v1/food/create-food`;
    const { food } = await this.#call(url, 'POST', form, pending.key);
    this.#fates.set(food._id, { name: food.name });
    this.#pending = this.#pending.filter((one) => one !== pending);
    this.outcome.acknowledged.published += 1;
  }

  async #edit(origin: string, id: string, fate: Fate): Promise<void> {
    this.#names += 1;
    const name = `Dish x${this.#names}x`;
    fate.wish = name;
    const fields = { name, category: cuisineId('Thai') };
    const form = await recipeForm(Math.random() < 0.5 ? fields : { ...fields, photo: null });
    await this.#call(`${origin}/api/v1/food/update-food/${id}`, 'PUT', form);
    this.#fates.set(id, { name });
    this.outcome.acknowledged.edited += 1;
  }

  async #remove(origin: string, id: string, fate: Fate): Promise<void> {
    fate.wish = null;
    await this.#call(`${origin}/api/v1/food/delete-food/${id}`, 'DELETE');
    this.#fates.set(id, { name: null });
    this.#saves.delete(id);
    this.outcome.acknowledged.deleted += 1;
  }

  async #save(origin: string, id: string): Promise<void> {
    const saved = Math.random() < 0.7;
    this.#saves.set(id, null);
    const form = new FormData();
    form.set('_id', id);
    form.set('saved', String(saved));
    try {
      await this.#call(`${origin}/api/v1/food/save-recipe`, 'POST', form);
    } catch (error) {
      // Another worker may just have deleted it.
      if (error instanceof Refused && this.#fates.get(id)?.name !== this.#fates.get(id)?.wish)
        return;
      throw error;
    }
    this.#saves.set(id, saved);
    this.outcome.acknowledged.saved += 1;
  }

  async #checkAll(origin: string): Promise<void> {
    await this.#repeatPending(origin);
    const { user, token } = this.#person as Person;
    const reply = await fetch(`${origin}/api/v1/food/get-food?userId=${user._id}`);
    const { foods, total } = (await reply.json()) as { foods: Food[]; total: number };
    if (foods.length !== total) this.#lose(`a list of ${foods.length} says ${total}`);
    const present = new Map(foods.map((food) => [food._id, food]));
    for (const [id, fate] of this.#fates) {
      const name = present.get(id)?.name ?? null;
      const fits = name === fate.name || ('wish' in fate && name === fate.wish);
      if (!fits) this.#lose(`${id} is ${name}, not ${fate.name}`);
      this.#fates.set(id, { name });
    }
    for (const id of present.keys())
      if (!this.#fates.has(id)) this.#lose(`${id} came from nowhere`);
    await this.#checkPhotos(origin, foods);
    await this.#checkSaves(`${origin}/api/v1/auth/single-user/${user._id}`, token);
  }

  /** What was cut off is sent again with its key, as the site's own client does: one recipe, never two. */
  async #repeatPending(origin: string): Promise<void> {
    for (const pending of [...this.#pending]) await this.#publishAs(origin, pending);
  }

  async #checkPhotos(origin: string, foods: Food[]): Promise<void> {
    for (const food of foods) {
      const url = food.photo.sizes.at(-1)?.url ?? '';
      const reply = await fetch(origin + url);
      const bytes = await reply.arrayBuffer();
      if (reply.status !== 200 || bytes.byteLength < 50) this.#lose(`the photo of ${food._id}`);
    }
  }

  async #checkSaves(url: string, token: string): Promise<void> {
    const reply = await fetch(url, { headers: { authorization: token } });
    const { user } = await reply.json();
    if (!user) return this.#lose('the session');
    const saved = new Set((user.savedRecipes as Food[]).map((food) => food._id));
    for (const [id, wanted] of this.#saves) {
      const isGone = (this.#fates.get(id)?.name ?? null) === null;
      if (isGone) this.#saves.delete(id);
      else if (wanted !== null && saved.has(id) !== wanted) this.#lose(`the save of ${id}`);
      else this.#saves.set(id, saved.has(id));
    }
  }

  async #checkSearch(origin: string): Promise<void> {
    for (const [id, { name }] of this.#fates) {
      if (name === null) continue;
      const word = name.split(' ')[1] ?? '';
      const reply = await fetch(`${origin}/api/v1/food/search/${word}`);
      const found: Food[] = await reply.json();
      if (!found.some((food) => food._id === id)) this.#lose(`${name} in the search`);
    }
  }
}

class Refused extends Error {}
