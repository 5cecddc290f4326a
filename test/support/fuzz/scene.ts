import sharp from 'sharp';
import { cuisines } from '#domain/categories/cuisines.ts';
import type { RecipeToBe } from '#storage/features/recipes/rows.ts';
import { recipeRow } from '#storage/suite/fixtures.ts';
import type { OpenidProvider } from '../openid/openid-provider.ts';
import { SoftPasskey } from '../passkey.ts';
import { type Person, signUp } from '../people.ts';
import { Caller, type Food } from './caller.ts';
import { setDoors } from './doors.ts';
import type { Known } from './requests.ts';
import { type Guests, setTable, type Table } from './table.ts';
import type { Secret } from './verdict.ts';

/** A victim with something to lose, and strangers whose tokens the fuzzer holds. */
export type FuzzScene = {
  known: Known;
  /** The same for somebody who makes an admin's requests. */
  knownAsAdmin: Known;
  secrets: Secret[];
  losses: () => Promise<string[]>;
};

type Options = {
  /** Makes an admin of an account, as the operator does. */
  makeAdmin: (email: string) => Promise<unknown>;
  /** Publishes a recipe that waits for a look, as if its author were new and `MODERATION=first`. */
  letWait: (recipe: RecipeToBe) => Promise<unknown>;
  /** Through which people log in to the site. */
  openid: OpenidProvider;
};

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Fills a site with what the fuzzer will throw itself at. */
export async function setFuzzScene(
  origin: string,
  { makeAdmin, letWait, openid }: Options,
): Promise<FuzzScene> {
  const site = new Caller(origin);
  const names = ['Victim', 'Stranger', 'Other', 'Watch'];
  const [victim, writer, other, admin] = await Promise.all(names.map((one) => signUp(origin, one)));
  if (!(victim && writer && other && admin)) throw new Error('Somebody did not come');
  await makeAdmin(admin.user.email);
  const recipe = await site.publish(victim, 'Grandmother’s dal');
  const own: [Food, Food] = [
    await site.publish(writer, 'Common soup'),
    await site.publish(other, 'Common soup'),
  ];
  const things = ['between us', 'Heirloom pie', 'I know them', 'Patient stew'];
  const [message, heirloom, hint, waiting] = things.map(
    (what) => `${what} ${crypto.randomUUID()}`,
  ) as [string, string, string, string];
  const mail = { from_email: victim.user.email, from_name: 'Victim', subject: message };
  await site.send('POST', '/api/v1.0/email/send-form', null, mail);
  await site.send('POST', '/api/v1/food/save-recipe', victim, { _id: recipe._id, saved: true });
  await site.publish(victim, heirloom, { unlisted: 'true' });
  await letWait(recipeRow(victim.user._id, { name: waiting }));
  const pending = await askForAnotherAddress(site, victim);
  const gone = await leave(site, origin);
  const passkey = await addPasskey(site, victim);
  const said = { key: 'e'.repeat(24), reason: 'rude', note: hint };
  await site.send('POST', `/api/v1/reports/cook/${writer.user._id}`, null, said);
  const guests = { victim, writer, other, admin };
  const table = await setTable(site, guests, { recipe, own });
  const doors = await setDoors(site, guests, openid);
  const learnt = await knowledgeOf(guests, [recipe, ...own], table);
  const known = {
    ...learnt,
    words: [...learnt.words, ...doors.words, passkey.id],
    ids: { ...learnt.ids, invitations: doors.invitations },
  };
  return {
    known,
    knownAsAdmin: { ...known, tokens: [admin.token] },
    secrets: [
      ...[message, heirloom, hint, waiting].map((text) => ({ text, readers: [admin.token] })),
      ...[victim, writer, other, admin].flatMap(({ user, token }) => [
        { text: user.email, readers: [token, admin.token] },
        { text: token, readers: [token] },
      ]),
      // Where it waits to be confirmed nobody is told of it, and the one it goes to least of all.
      { text: pending, readers: [] },
      { text: passkey.name, readers: [victim.token] },
      // Somebody who has just left: hidden from everybody, and not yet forgotten.
      ...gone.map((text) => ({ text, readers: [] })),
      ...table.secrets,
      ...doors.secrets,
    ],
    losses: async () => {
      const kept = {
        ...(await keptBy(site, victim, recipe)),
        ...(await table.losses()),
        ...(await doors.losses()),
      };
      return Object.entries(kept).flatMap(([what, isKept]) => (isKept ? [] : [what]));
    },
  };
}

/** An address that the victim is to have once it is confirmed, which it never is. */
async function askForAnotherAddress(site: Caller, victim: Person): Promise<string> {
  const email = `pending-${crypto.randomUUID()}@example.org`;
  const { password } = victim;
  const reply = await site.send('PUT', '/api/v1/account/email', victim, { email, password });
  if (!reply.isPending) throw new Error('No address waits to be confirmed');
  return email;
}

/** The name and the recipe of somebody who has asked to be deleted. */
async function leave(site: Caller, origin: string): Promise<string[]> {
  const [name, dish] = ['Gone', 'Farewell cake'].map((what) => `${what} ${crypto.randomUUID()}`);
  const person = await signUp(origin, name);
  await site.publish(person, dish ?? '');
  const { password } = person;
  await site.send('POST', '/api/v1/account/leave', person, { password, recipes: 'go' });
  return [name ?? '', dish ?? ''];
}

/** A passkey of the victim, whose name is told to them alone. */
async function addPasskey(site: Caller, victim: Person) {
  const path = '/api/v1/account/passkeys';
  const { password } = victim;
  const { options } = await site.send('POST', `${path}/offer`, victim, { password });
  const passkey = new SoftPasskey(`https://${options.rp.id}`);
  const name = `key ${crypto.randomUUID()}`;
  await site.send('POST', path, victim, { name, ...passkey.make(options.challenge) });
  return { id: passkey.id, name };
}

/** What is no secret, or is easily learnt. */
async function knowledgeOf(
  { victim, writer, other, admin }: Guests,
  foods: Food[],
  { ids }: Table,
): Promise<Known> {
  const recipes = foods.map(({ _id }) => _id);
  const people = [victim, writer, other, admin].map(({ user }) => user._id);
  const posts = [...ids.reviews, ...ids.questions, ...ids.collections, ...ids.decisions];
  return {
    tokens: [writer.token, other.token],
    words: [
      ...foods.flatMap((food) => [food._id, food.slug, food.photo.url.slice(8)]),
      ...people,
      ...posts,
      ...ids.entry,
      ...(foods[0]?.ingredientIds ?? []),
      'review',
      'review-answer',
      'question',
      'answer',
      'collection',
      'cook',
      '2026-01-02',
      'some-handle',
      `review:${recipes[0]}`,
      'f'.repeat(24),
      'f'.repeat(32),
      'v'.repeat(43),
      ...cuisines.flatMap(({ id, name }) => [id, name]),
      'dal',
      'soup',
      'onion',
      '2',
      'true',
      'vegan',
      'easy',
      'long enough',
      'a@example.org',
    ],
    ids: {
      ...ids,
      recipeId: recipes,
      recipe: recipes,
      userId: people,
      cookId: people,
      cooks: [...people, 'some-handle'],
      posts: [...posts, ...people],
    },
    photos: await photos(),
  };
}

/** What the victim has of their own, beside what is on the table. */
async function keptBy(site: Caller, victim: Person, recipe: Food) {
  const food = (await site.look(`/api/v1/food/get-food/${recipe.slug}`, null))?.food;
  const account = await site.look(`/api/v1/auth/single-user/${victim.user._id}`, victim);
  const { email } = victim.user;
  const { password } = victim;
  const login = await site.send('POST', '/api/v1/auth/login', null, { email, password });
  const own = await site.look('/api/v1/account/passkeys', victim);
  const waiting = await site.look('/api/v1/food/get-waiting', victim);
  return {
    'the recipe': JSON.stringify(food?.photo) === JSON.stringify(recipe.photo),
    'its name': food?.name === recipe.name,
    'the session': Boolean(account?.user),
    'the saved recipe': account?.user?.savedRecipes?.[0]?._id === recipe._id,
    'the password': login.success === true,
    'what waits for a look': waiting?.recipes?.length === 1,
    'the passkey': own?.passkeys?.length === 1,
  };
}

async function photos(): Promise<Uint8Array[]> {
  const dot = { width: 1, height: 1, channels: 3 as const, background: 'red' };
  const png = await sharp({ create: dot }).png().toBuffer();
  return [
    png,
    png.subarray(0, 40),
    Buffer.concat([png, bytes('<script>alert(1)</script>')]),
    new Uint8Array(0),
    bytes('\xff\xd8\xff\xe0 no jpeg'),
    bytes('GIF89a/*\x00\x00*/=1;alert(1)'),
    bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    new Uint8Array(1_000_000),
  ];
}
