import type { Person } from './people.ts';
import { photoBlob } from './site.ts';

/** A guest at the table of a cook, with something of everything. */
type Table = { cook: Person; guest: Person; recipe: string };

/** Calls as somebody; a refusal throws. */
const callerOf =
  (url: string) =>
  async ({ token }: Person, method: string, path: string, said?: object) => {
    const isForm = said instanceof FormData;
    const reply = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: {
        authorization: token,
        ...(said && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(said ? { body: isForm ? said : JSON.stringify(said) } : {}),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
    return reply.json();
  };

/** Three rate a recipe, one of them with a photo, who also follows, collects, notes and tells of themselves. */
export async function useTable(
  url: string,
  { cook, guest, recipe }: Table,
  newPerson: (name: string) => Promise<Person>,
): Promise<void> {
  const call = callerOf(url);
  const upload = async () => {
    const form = new FormData();
    form.set('photo', await photoBlob(60, 40), 'photo.jpg');
    return (await call(guest, 'POST', 'food/upload-photo', form)).photo.id as string;
  };
  const said = { asWritten: true, cookedOn: '2026-01-02', text: 'As grandmother makes it' };
  const rate = async (person: Person, more: object) =>
    (await call(person, 'POST', `recipe-reviews/${recipe}`, { ...said, ...more })).review;
  const review = await rate(guest, { rating: 5, photoIds: [await upload()] });
  for (const rating of [4, 3]) await rate(await newPerson('Rater'), { rating });
  await call(cook, 'PUT', `reviews/${review._id}/helpful`, { helpful: true });
  await call(cook, 'PUT', `reviews/${review._id}/answer`, { text: 'Come again' });
  await call(guest, 'PUT', `follows/${cook.user._id}`, { following: true });
  await call(guest, 'PUT', `blocks/${(await newPerson('Loud')).user._id}`, { kind: 'block' });
  const shelf = { name: 'Sundays', visibility: 'public' };
  const { collection } = await call(guest, 'POST', 'collections', shelf);
  const collected = { collected: true, note: 'For the family' };
  await call(guest, 'PUT', `collections/${collection._id}/recipes/${recipe}`, collected);
  await call(guest, 'PUT', `notes/${recipe}`, { text: 'Less salt for me' });
  const { foods } = await call(guest, 'GET', 'food/get-food?view=card');
  const { slug } = foods.find(({ _id }: { _id: string }) => _id === recipe);
  const { food } = await call(guest, 'GET', `food/get-food/${slug}`);
  const line = `notes/${recipe}/lines/${food.ingredientIds[0]}`;
  await call(guest, 'PUT', line, { text: 'Brown ones' });
  const profile = { handle: 'bo-of-the-table', lines: 'I bake', link: '', photoId: await upload() };
  await call(guest, 'PUT', 'profile', profile);
  const settings = [{ kind: 'follow', site: true, mail: 'weekly' }];
  await call(guest, 'PUT', 'notifications/settings', { settings });
}

/** What everybody sees of that, and those whose it is. */
export async function tableViews(url: string, { cook, guest, recipe }: Table) {
  const call = callerOf(url);
  const { foods } = await call(guest, 'GET', 'food/get-food?view=card');
  const { collections } = await call(guest, 'GET', 'collections/mine');
  const places = {
    reviews: `recipe-reviews/${recipe}`,
    follows: 'follows',
    blocks: 'blocks',
    shelf: `collections/${collections[0]?._id}`,
    note: `notes/${recipe}`,
    profile: 'profile',
    page: 'cook/get-cook/bo-of-the-table',
    settings: 'notifications/settings',
  };
  const seen: Record<string, unknown> = {
    rating: foods.find(({ _id }: { _id: string }) => _id === recipe)?.rating,
    told: await call(cook, 'GET', 'notifications'),
    collections,
  };
  for (const [name, path] of Object.entries(places)) seen[name] = await call(guest, 'GET', path);
  return seen;
}

/** Where the person's own photos are served: of the review and of themselves. */
export const photosOf = ({ reviews, profile }: Record<string, unknown>): string[] =>
  [...JSON.stringify([reviews, profile]).matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
