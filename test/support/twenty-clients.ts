import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { type Person, signUp } from './people.ts';
import { photoBlob, recipeForm } from './site.ts';

const clients = 20;

/** What a site has acknowledged: messages by subject, recipes by id with their last name. */
type Acknowledged = { messages: string[]; recipes: Map<string, string> };

/**
 * Twenty clients of one site: every second one sends messages, the others publish and rename
 * recipes. What is not acknowledged is sent again, a publish with its key.
 */
export class TwentyClients {
  readonly acknowledged: Acknowledged = { messages: [], recipes: new Map() };
  /** The statuses of the present trouble, 0 for a line that was cut. */
  readonly statuses = new Set<number>();
  readonly #origin: string;
  readonly #cook: Person;
  #isOver = false;
  #working: Promise<void>[] = [];

  private constructor(origin: string, cook: Person) {
    this.#origin = origin;
    this.#cook = cook;
  }

  static async of(origin: string): Promise<TwentyClients> {
    return new TwentyClients(origin, await signUp(origin));
  }

  start(): void {
    this.#isOver = false;
    this.statuses.clear();
    this.#working = Array.from({ length: clients }, (_, n) =>
      n % 2 ? this.#sendMessages() : this.#cookAll(),
    );
  }

  /** Lets every client finish what it is about: what was not acknowledged is tried until it is. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  /** Resolves once another message and another recipe have been acknowledged. */
  async succeedAgain(): Promise<void> {
    const { messages, recipes } = this.acknowledged;
    const [sent, cooked] = [messages.length, recipes.size];
    while (messages.length === sent || recipes.size === cooked) await wait(20);
  }

  async #sendMessages(): Promise<void> {
    while (!this.#isOver) {
      const subject = crypto.randomUUID();
      const form = new FormData();
      form.set('from_email', 'someone@example.org');
      form.set('from_name', 'Someone');
      form.set('subject', subject);
      const sent = await this.#send('POST', '/api/v1.0/email/send-form', form);
      if (sent?.status === 200) this.acknowledged.messages.push(subject);
      else await wait(20);
    }
  }

  async #cookAll(): Promise<void> {
    while (!this.#isOver) {
      const name = `Outage ${crypto.randomUUID()}`;
      const form = await recipeForm({ name, photo: await photoBlob(40, 30) });
      const key = { 'idempotency-key': crypto.randomUUID() };
      const { food } = await this.#until(201, 'POST', 'create-food', form, key);
      this.acknowledged.recipes.set(food._id, name);
      const renamed = `${name} again`;
      const change = await recipeForm({ name: renamed, photo: null, category: cuisineId('Thai') });
      await this.#until(200, 'PUT', `update-food/${food._id}`, change);
      this.acknowledged.recipes.set(food._id, renamed);
    }
  }

  async #until(
    status: number,
    method: string,
    path: string,
    form: FormData,
    headers: Record<string, string> = {},
  ) {
    for (;;) {
      const own = { authorization: this.#cook.token, ...headers };
      const sent = await this.#send(method, `/api/v1/food/${path}`, form, own);
      if (sent?.status === status) return sent.data;
      await wait(20);
    }
  }

  async #send(method: string, path: string, body: FormData, headers: Record<string, string> = {}) {
    const reply = await fetch(`${this.#origin}${path}`, { method, body, headers }).catch(
      () => null,
    );
    const text = await reply?.text().catch(() => null);
    const isWhole = reply && typeof text === 'string';
    this.statuses.add(isWhole ? reply.status : 0);
    if (!isWhole) return null;
    return { status: reply.status, data: text.startsWith('{') ? JSON.parse(text) : text };
  }

  /** What is not as it was acknowledged, seen by a visitor and in the database; nothing, it is hoped. */
  async problems(databaseUrl: string): Promise<string[]> {
    return [...(await this.#seenByVisitors()), ...(await this.#seenInside(databaseUrl))];
  }

  async #seenByVisitors(): Promise<string[]> {
    const problems: string[] = [];
    const { foods, total } = await (await fetch(`${this.#origin}/api/v1/food/get-food`)).json();
    if (foods.length !== total) problems.push(`a list of ${foods.length} says ${total}`);
    const seen = new Map<string, { name: string; photo: { url: string } }>(
      foods.map((food: { _id: string }) => [food._id, food]),
    );
    for (const [id, name] of this.acknowledged.recipes) {
      if (seen.get(id)?.name !== name) problems.push(`${name} is ${seen.get(id)?.name}`);
    }
    if (seen.size !== this.acknowledged.recipes.size) {
      problems.push(`${seen.size} recipes of ${this.acknowledged.recipes.size}`);
    }
    for (const { name, photo } of seen.values()) {
      const reply = await fetch(`${this.#origin}${photo.url}`);
      const { byteLength } = await reply.arrayBuffer();
      if (reply.status !== 200 || byteLength < 50) problems.push(`the photo of ${name}`);
    }
    const found = await fetch(`${this.#origin}/api/v1/food/search/outage`);
    await found.arrayBuffer();
    // Counted exactly up to a thousand.
    const counted = Number(found.headers.get('x-total-count'));
    if (counted !== Math.min(total, 1_000)) problems.push(`a search finds ${counted} of ${total}`);
    return problems;
  }

  async #seenInside(databaseUrl: string): Promise<string[]> {
    const client = new Client(databaseUrl);
    await client.connect();
    const { rows: sent } = await client.query('select subject from contact_messages');
    const kept = new Set(sent.map(({ subject }) => subject));
    const lost = this.acknowledged.messages.filter((subject) => !kept.has(subject));
    const problems = lost.map((subject) => `the message ${subject}`);
    for (const [what, query] of Object.entries(halves)) {
      const { rows } = await client.query(`select count(*) as count from (${query}) as half`);
      if (Number(rows[0]?.count) > 0) problems.push(`${rows[0]?.count} ${what}`);
    }
    await client.end();
    return problems;
  }
}

/** What half a write would leave: parts of a recipe without the rest of it. */
const halves = {
  'recipes whose name leads nowhere': `select 1 from recipes
    where not exists (select 1 from recipe_slugs where slug = recipes.slug and recipe_id = recipes.id)`,
  'recipes without all of their search entries': `select 1 from recipes
    full join search_profiles using (seq) full join search_postings using (seq)
    where recipes.id is null or search_profiles.seq is null or search_postings.seq is null`,
  'counts that are wrong': `select 1 from recipe_counts where category_id <> '' and user_id = ''
    and count <> (select count(*) from recipes where category_id = recipe_counts.category_id)`,
  'recipes published without their key': `select 1 from recipes
    where not exists (select 1 from publish_keys where recipe_id = recipes.id)`,
};
