import sharp from 'sharp';
import { cuisines } from '#domain/categories/cuisines.ts';
import { type Person, signUp } from '../people.ts';
import { recipeForm } from '../site.ts';
import type { Known } from './requests.ts';

type Food = {
  _id: string;
  slug: string;
  name: string;
  photo: { url: string };
  ingredientIds: string[];
};

/** A victim with something to lose, and strangers whose tokens the fuzzer holds. */
export type FuzzScene = { known: Known; secrets: string[]; losses: () => Promise<string[]> };

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Fills a site with what the fuzzer will throw itself at. */
export async function setFuzzScene(origin: string): Promise<FuzzScene> {
  const victim = await signUp(origin, 'Victim');
  const strangers = [await signUp(origin, 'Stranger'), await signUp(origin, 'Other')];
  const recipe = await publish(origin, victim, 'Grandmother’s dal');
  const own = await Promise.all(strangers.map((one) => publish(origin, one, 'Common soup')));
  const message = `between us ${crypto.randomUUID()}`;
  await post(`${origin}/api/v1.0/email/send-form`, {
    from_email: victim.user.email,
    from_name: 'Victim',
    subject: message,
  });
  await saveRecipe(origin, victim, recipe._id);
  const review = await writeReview(origin, victim, own[0]);
  await followCook(origin, victim, strangers[0]);
  const question = await ask(origin, victim, own[0]);
  await writeReview(origin, strangers[0] ?? victim, recipe);
  await chooseNotifications(origin, victim);
  const collected = await makeCollection(origin, victim, recipe);
  const people = [victim, ...strangers];
  return {
    known: {
      tokens: strangers.map((one) => one.token),
      words: [
        ...[recipe, ...own].flatMap((food) => [food._id, food.slug, food.photo.url.slice(8)]),
        ...people.map((one) => one.user._id),
        ...[review, 'review', ...recipe.ingredientIds, '2026-01-02'],
        ...[question, 'question', 'answer', collected],
        ...[`review:${recipe._id}`, 'f'.repeat(24)],
        ...cuisines.flatMap(({ id, name }) => [id, name]),
        ...['dal', 'soup', 'onion', '2', 'true', 'vegan', 'easy', 'long enough', 'a@example.org'],
      ],
      photos: await photos(),
    },
    secrets: [victim.user.email, victim.token, message],
    losses: () => lossesOf(origin, victim, { recipe, reviewed: own[0]?._id, collected }),
  };
}

type Owned = { recipe: Food; reviewed: string | undefined; collected: string };

/** What the victim no longer has. */
async function lossesOf(
  origin: string,
  victim: Person,
  { recipe, reviewed = '', collected }: Owned,
): Promise<string[]> {
  const headers = { authorization: victim.token };
  const shown = await fetch(`${origin}/api/v1/food/get-food/${recipe.slug}`);
  const food = shown.ok ? (await shown.json()).food : null;
  const account = await fetch(`${origin}/api/v1/auth/single-user/${victim.user._id}`, { headers });
  const user = account.ok ? (await account.json()).user : null;
  const mine = await fetch(`${origin}/api/v1/recipe-reviews/${reviewed}/mine`, { headers });
  const { reviews } = await mine.json();
  const follows = await fetch(`${origin}/api/v1/follows`, { headers });
  const { total } = await follows.json();
  const wondered = await fetch(`${origin}/api/v1/recipe-questions/${reviewed}/mine`, { headers });
  const { asked } = await wondered.json();
  const chosen = await fetch(`${origin}${settingsPath}`, { headers });
  const { settings } = await chosen.json();
  const shelf = await fetch(`${origin}/api/v1/collections/${collected}/mine`, { headers });
  const { entries } = await shelf.json();
  const { email } = victim.user;
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: victim.password }),
  });
  const kept: Record<string, boolean> = {
    'the recipe': JSON.stringify(food?.photo) === JSON.stringify(recipe.photo),
    'its name': food?.name === recipe.name,
    'the session': user !== null,
    'the saved recipe': user?.savedRecipes?.[0]?._id === recipe._id,
    // Where the fuzzer deleted its recipe the review has gone with it.
    'whom they follow': total === 1,
    'the review': mine.status === 404 || isWhole(reviews?.[0]),
    'the question': wondered.status === 404 || asked?.[0]?.text === questionText,
    'what they chose to be told': settings?.some(isChosen) ?? false,
    'the collection': entries?.[0]?.note === collectedNote,
    'the password': (await login.json()).success === true,
  };
  return Object.keys(kept).filter((name) => !kept[name]);
}

async function publish(origin: string, person: Person, name: string): Promise<Food> {
  const reply = await fetch(`${origin}/api/v1/food/create-food`, {
    method: 'POST',
    headers: { authorization: person.token },
    body: await recipeForm({ name }),
  });
  if (reply.status !== 201) throw new Error(await reply.text());
  return (await reply.json()).food;
}

async function saveRecipe(origin: string, person: Person, id: string): Promise<void> {
  const url = `${origin}/api/v1/food/save-recipe`;
  await post(url, { _id: id, saved: true }, { authorization: person.token });
}

const settingsPath = '/api/v1/notifications/settings';
const isChosen = ({ kind, mail }: { kind: string; mail: string }) =>
  kind === 'published' && mail === 'weekly';

async function chooseNotifications(origin: string, { token }: Person): Promise<void> {
  const settings = [{ kind: 'published', site: true, mail: 'weekly' }];
  const reply = await fetch(`${origin}${settingsPath}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ settings }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

const reviewText = 'As grandmother makes it';
const isWhole = (review?: { text: string; hidden?: object }): boolean =>
  review?.text === reviewText && !review.hidden;

/** A review by somebody of another's recipe; its id. */
async function writeReview(origin: string, person: Person, recipe?: Food): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/recipe-reviews/${recipe?._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: person.token },
    body: JSON.stringify({ asWritten: true, cookedOn: '2026-01-02', text: reviewText }),
  });
  if (reply.status !== 201) throw new Error(await reply.text());
  return (await reply.json()).review._id;
}

async function followCook(origin: string, { token }: Person, cook?: Person): Promise<void> {
  const reply = await fetch(`${origin}/api/v1/follows/${cook?.user._id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ following: true }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

const questionText = 'Does it freeze as well as hers?';

/** A question by somebody on another's recipe; its id. */
async function ask(origin: string, person: Person, recipe?: Food): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/recipe-questions/${recipe?._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: person.token },
    body: JSON.stringify({ text: questionText }),
  });
  if (reply.status !== 201) throw new Error(await reply.text());
  return (await reply.json()).question._id;
}

const collectedNote = 'For the family alone';

/** A private collection with a recipe and a note on it; its id. */
async function makeCollection(origin: string, person: Person, recipe: Food): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: person.token };
  const send = async (method: string, path: string, json: object) => {
    const url = `${origin}/api/v1/collections${path}`;
    const reply = await fetch(url, { method, headers, body: JSON.stringify(json) });
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json();
  };
  const { collection } = await send('POST', '', { name: 'Secret' });
  const said = { collected: true, note: collectedNote };
  await send('PUT', `/${collection._id}/recipes/${recipe._id}`, said);
  return collection._id;
}

async function post(url: string, json: object, headers: Record<string, string> = {}) {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
  if (!reply.ok) throw new Error(await reply.text());
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
