import { recipeForm } from '../site.ts';

export type Food = {
  _id: string;
  slug: string;
  name: string;
  photo: { url: string };
  ingredientIds: string[];
};

// biome-ignore lint/suspicious/noExplicitAny: replies are read freely in tests; the contract is what they check.
type Json = any;
type Asker = { token: string };

/** What sets a scene and looks at it afterwards: calls to a site, which throw unless they are answered well. */
export class Caller {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async send(method: string, path: string, asker: Asker | null, json?: object): Promise<Json> {
    const reply = await fetch(this.#origin + path, {
      method,
      headers: {
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(asker ? { authorization: asker.token } : {}),
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : text;
  }

  /** The same, or null where it is refused. */
  async look(path: string, asker: Asker | null): Promise<Json> {
    return this.send('GET', path, asker).catch(() => null);
  }

  async publish(asker: Asker, name: string, fields: Record<string, string> = {}): Promise<Food> {
    const reply = await fetch(`${this.#origin}/api/v1/food/create-food`, {
      method: 'POST',
      headers: { authorization: asker.token },
      body: await recipeForm({ name, ...fields }),
    });
    if (reply.status !== 201) throw new Error(await reply.text());
    return (await reply.json()).food;
  }
}
