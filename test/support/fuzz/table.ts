import type { Person } from '../people.ts';
import type { Caller, Food } from './caller.ts';
import type { Secret } from './verdict.ts';

/** Who is at the table: one with something to lose, two who attack, one who hides what they post. */
export type Guests = { victim: Person; writer: Person; other: Person; admin: Person };
type Foods = { recipe: Food; own: [Food, Food] };

/** What cooks have posted, kept and hidden: the ids, and what is told to some alone. */
export type Table = {
  ids: Record<'reviews' | 'questions' | 'collections' | 'decisions' | 'entry', string[]>;
  secrets: Secret[];
  /** What the victim has of it later. */
  losses: () => Promise<Record<string, boolean>>;
};

/** Words that are nowhere else. */
const unique = (what: string): string => `${what} ${crypto.randomUUID()}`;
const cooked = (text: string) => ({ asWritten: true, cookedOn: '2026-01-02', text });
const settingsPath = '/api/v1/notifications/settings';

/** Has them review, ask, follow, collect and note, and an admin hide one of each kind. */
export async function setTable(site: Caller, guests: Guests, foods: Foods): Promise<Table> {
  const { victim, writer, admin } = guests;
  const [theirs] = foods.own;
  // Not an attacker, who might block them and so end it; who has shared nothing cannot be followed.
  const shared = { name: 'Cakes', visibility: 'public', recipe: foods.recipe._id };
  await site.send('POST', '/api/v1/collections', admin, shared);
  await site.send('PUT', `/api/v1/follows/${admin.user._id}`, victim, { following: true });
  const settings = [{ kind: 'published', site: true, mail: 'weekly' }];
  await site.send('PUT', settingsPath, victim, { settings });
  const review = await reviewOf(site, victim, theirs, 'As grandmother makes it');
  const answered = await reviewOf(site, writer, foods.recipe, 'Better than mine');
  const question = await questionOf(site, victim, theirs, 'Does it freeze as well as hers?');
  const shelf = await keepShelf(site, guests, foods);
  const hidden = await hideSome(site, guests, foods);
  return {
    ids: {
      reviews: [review, answered, ...hidden.ids.reviews],
      questions: [question, ...hidden.ids.questions],
      collections: [shelf.id, shelf.theirId, ...hidden.ids.collections],
      decisions: hidden.ids.decisions,
      entry: [shelf.entry, shelf.theirEntry],
    },
    secrets: [...shelf.secrets, ...hidden.secrets],
    losses: async () => ({
      ...(await findLosses(site, victim, theirs)),
      ...(await shelf.losses()),
      ...(await hidden.losses()),
    }),
  };
}

/** Where a recipe was deleted by its author its posts have gone with it. */
async function findLosses(site: Caller, victim: Person, { _id }: Food) {
  const mine = await site.look(`/api/v1/recipe-reviews/${_id}/mine`, victim);
  const wondered = await site.look(`/api/v1/recipe-questions/${_id}/mine`, victim);
  const follows = await site.look('/api/v1/follows', victim);
  const chosen = await site.look(settingsPath, victim);
  type Said = { text: string; hidden?: object };
  const isThere = (posts: Said[] | undefined, text: string) =>
    posts === undefined || posts.some((one) => one.text === text && !one.hidden);
  return {
    'whom they follow': follows?.total === 1,
    'the review': isThere(mine?.reviews, 'As grandmother makes it'),
    'the question': isThere(wondered?.asked, 'Does it freeze as well as hers?'),
    'what they chose to be told': (chosen?.settings ?? []).some(
      ({ kind, mail }: { kind: string; mail: string }) => kind === 'published' && mail === 'weekly',
    ),
  };
}

async function reviewOf(site: Caller, person: Person, { _id }: Food, text: string) {
  const path = `/api/v1/recipe-reviews/${_id}`;
  const { review } = await site.send('POST', path, person, cooked(text));
  return review._id as string;
}

async function questionOf(site: Caller, person: Person, { _id }: Food, text: string) {
  const { question } = await site.send('POST', `/api/v1/recipe-questions/${_id}`, person, { text });
  return question._id as string;
}

/** What the victim keeps for themselves, and a collection of an attacker. */
async function keepShelf(site: Caller, { victim, writer }: Guests, { recipe }: Foods) {
  const [name, noted, note, noteOnLine] = [
    'Shelf',
    'For the family alone',
    'My note',
    'On eggs',
  ].map(unique);
  const collect = async (person: Person, json: object) => {
    const { collection } = await site.send('POST', '/api/v1/collections', person, json);
    const put = `/api/v1/collections/${collection._id}/recipes/${recipe._id}`;
    const { entry } = await site.send('PUT', put, person, { collected: true, note: noted });
    return { id: collection._id as string, entry: entry as string };
  };
  const { id, entry } = await collect(victim, { name });
  await site.send('PUT', `/api/v1/notes/${recipe._id}`, victim, { text: note });
  const line = `/api/v1/notes/${recipe._id}/lines/${recipe.ingredientIds[0]}`;
  await site.send('PUT', line, victim, { text: noteOnLine });
  const path = '/api/v1/collections';
  const own = { name: 'Soups', visibility: 'public', recipe: recipe._id };
  const { collection } = await site.send('POST', path, writer, own);
  const { entries } = await site.send('GET', `${path}/${collection._id}/mine`, writer);
  return {
    id,
    entry,
    theirId: collection._id as string,
    theirEntry: entries[0]._id as string,
    secrets: [name, noted, note, noteOnLine].map((text = '') => ({
      text,
      readers: [victim.token],
    })),
    losses: async () => {
      const shown = await site.look(`/api/v1/collections/${id}/mine`, victim);
      const kept = await site.look(`/api/v1/notes/${recipe._id}`, victim);
      return {
        'the collection': shown?.entries?.[0]?.note === noted,
        'their note': kept?.note?.text === note,
        'their note on a line': kept?.lines?.[0]?.text === noteOnLine,
      };
    },
  };
}

/** A post of each kind that an admin hid, each with words of its own. */
async function hideSome(site: Caller, guests: Guests, { recipe, own: [, theirs] }: Foods) {
  const { victim, writer, other, admin } = guests;
  const secrets: Secret[] = [];
  const say = (what: string, by: Person) => {
    const text = unique(what);
    secrets.push({ text, readers: [by.token, admin.token] });
    return text;
  };
  const hide = async (kind: string, id: string, by: Person) => {
    const json = { hidden: true, reason: say(`Why the ${kind} is hidden`, by) };
    await site.send('PUT', `/api/v1/admin/posts/${kind}/${id}`, admin, json);
  };
  const review = await reviewOf(site, victim, theirs, say('Rude words', victim));
  await hide('review', review, victim);
  const answered = await reviewOf(site, other, recipe, 'A bit bland');
  const answer = { text: say('Rude thanks', victim) };
  await site.send('PUT', `/api/v1/reviews/${answered}/answer`, victim, answer);
  await hide('review-answer', answered, victim);
  const question = await questionOf(site, writer, recipe, say('Rude question?', writer));
  await hide('question', question, writer);
  const open = await questionOf(site, writer, recipe, 'May it stand overnight?');
  const path = `/api/v1/questions/${open}/answers`;
  const { question: told } = await site.send('POST', path, other, { text: say('Rude', other) });
  await hide('answer', told.answers[0]._id, other);
  const about = { name: say('Rude shelf', victim), visibility: 'public', recipe: recipe._id };
  const { collection } = await site.send('POST', '/api/v1/collections', victim, about);
  await hide('collection', collection._id, victim);
  const { decisions } = await site.look('/api/v1/account/decisions', victim);
  const appealed: string = decisions[0]._id;
  const appeal = { text: say('Hers', victim) };
  await site.send('POST', `/api/v1/account/decisions/${appealed}/appeal`, victim, appeal);
  const profile = { handle: `v-${crypto.randomUUID().slice(0, 8)}`, link: '', photoId: '' };
  const lines = say('Rude lines', victim);
  await site.send('PUT', '/api/v1/profile', victim, { ...profile, lines });
  await hide('cook', victim.user._id, victim);
  return {
    secrets,
    ids: {
      reviews: [review, answered],
      decisions: [appealed],
      questions: [question, open, told.answers[0]._id as string],
      collections: [collection._id as string],
    },
    losses: async () => {
      const { profile: kept } = (await site.look('/api/v1/profile', victim)) ?? {};
      return { 'what they tell of themselves': kept?.lines === lines && Boolean(kept.hidden) };
    },
  };
}
