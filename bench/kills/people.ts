import sharp from 'sharp';
import type { Storage } from '#storage/port.ts';
import { proveAddress } from '#test/support/mails/prove-address.ts';
import { openAccount, type Person } from '#test/support/people.ts';
import { recipeForm } from '#test/support/site.ts';

/** Somebody who leaves with one recipe and what they said of another. */
export type Leaver = Person & {
  names: string[];
  keepsRecipes: boolean;
  fate: 'here' | 'asked' | 'left';
};
/** Somebody who stays, with recipes of some weight. */
export type Keeper = Person & { names: string[] };

/** Opens so many accounts with a session and, if wanted, a proven address. */
export async function openAccounts(
  { writer }: Storage,
  count: number,
  isProven = true,
): Promise<Person[]> {
  const people = [];
  for (let n = 0; n < count; n += 1) {
    const email = `${crypto.randomUUID()}@example.org`;
    const person = await openAccount({ writer, now: Date.now }, 'Cook', email);
    if (isProven) await proveAddress(writer, { id: person.user._id, email });
    people.push(person);
  }
  return people;
}

/** A photo that does not compress, so that an export takes a while. */
async function noise(): Promise<Blob> {
  const [width, height] = [900, 700];
  const raw = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.random() * 256));
  const bytes = await sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
let heavy: Promise<Blob> | undefined;

export async function send(origin: string, token: string, path: string, said?: object | FormData) {
  const isForm = said instanceof FormData;
  const reply = await fetch(`${origin}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: token,
      ...(said && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(said ? { body: isForm ? said : JSON.stringify(said) } : {}),
  });
  return { status: reply.status, data: await reply.json() };
}

let names = 0;

/** Publishes a recipe of somebody and notes its name once that is answered; its id. */
export async function publishFor(
  origin: string,
  person: Person & { names: string[] },
  isHeavy = false,
): Promise<string> {
  names += 1;
  const name = `Dish x${names}x`;
  heavy ??= noise();
  const form = await recipeForm({ name, ...(isHeavy ? { photo: await heavy } : {}) });
  const { data } = await send(origin, person.token, 'food/create-food', form);
  if (!data.success) throw new Error(JSON.stringify(data));
  person.names.push(name);
  return data.food._id as string;
}

/** Lets somebody publish, review and ask, so that there is something to go by half. */
export async function settle(origin: string, leaver: Leaver, recipeId: string): Promise<void> {
  await publishFor(origin, leaver);
  const said = { asWritten: true, rating: 4, cookedOn: '2026-01-02', text: 'Very good' };
  await send(origin, leaver.token, `recipe-reviews/${recipeId}`, said);
  const asked = { text: `Does ${leaver.user._id} like it?` };
  await send(origin, leaver.token, `recipe-questions/${recipeId}`, asked);
}
