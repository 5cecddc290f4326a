import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '#server/http/session.ts';
import { tables } from '#storage/schema.ts';
import { readZip } from '#test/support/read-zip.ts';
import { openSite, photoBlob, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

/** Of each table that refers to a person the file in which its rows are taken along, and words of such a row. */
const files: Record<string, [file: RegExp, words: RegExp]> = {
  recipes: [/\/.*\.potluck\.json$/, /Quince pie/],
  photos: [/-2\.webp$/, /WEBP/],
  profiles: [/^my-profile/, /I like quinces/],
  passkeys: [/^my-passkeys/, /A phone/],
  openid_links: [/^my-logins/, /quince-there/],
  saves: [/^my-saved-recipes/, /Bread of Bo/],
  recipe_notes: [/^my-notes/, /A longer rise/],
  line_notes: [/^my-notes/, /Rye for half of it/],
  reviews: [/^my-reviews/, /Good crust/],
  review_answers: [/^my-review-answers/, /It needs an hour/],
  review_votes: [/^my-votes/, /"Cy"/],
  questions: [/^my-questions/, /Does it freeze/],
  answers: [/^my-answers/, /Until it sinks/],
  collections: [/^my-collections/, /Sundays/],
  follows: [/^my-follows/, /"Bo",\s+"handle": "[a-z0-9-]+"/],
  blocks: [/^my-blocks/, /"Cy",\s+"handle": "[a-z0-9-]+"/],
  notifications: [/^my-notifications/, /"Bo"/],
  notification_settings: [/^my-notifications/, /"kind": "review",\s+"site": false/],
  decisions: [/^my-moderation/, /Not about the dish/],
};

const login =
  'it is good for nothing but to be logged in here; the account page lists what there is';
const underWay = 'it is over within days, and holds nothing but what was just asked for';
const ofThose =
  'it is what those who run the site did or look at; what they decided is told by decisions';
/** Of each other such table why not. */
const leftOut: Record<string, string> = {
  sessions: login,
  devices: login,
  account_events: 'it is what the next login tells of the password, to know a stranger by',
  passkey_challenges: underWay,
  openid_flows: underWay,
  reset_links: underWay,
  password_links: underWay,
  email_changes: underWay,
  email_links: underWay,
  takeouts: underWay,
  publish_keys: underWay,
  mails: underWay,
  leavings: 'who has left takes nothing along until they are back',
  follower_counts: 'it is worked out from what others do',
  mail_readers: 'it is the language that was last read in, and the key of a link in mails',
  handles: 'the profile tells the one that is theirs; those before only lead there for a year',
  post_origins: 'it is from where something was posted, for a week; no export has it',
  queue_entries: ofThose,
  cleanups: ofThose,
  cleanup_posts: ofThose,
  acts: ofThose,
  invitations: 'it is the site’s, made by an admin',
};

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function send({ token }: Person, method: 'POST' | 'PUT', path: string, json: object) {
  const reply = await site.call(`/api/v1/${path}`, { method, token, json });
  expect(reply.statusCode, `${path}: ${reply.body}`).toBeLessThan(300);
  return reply.data;
}

async function upload({ token }: Person): Promise<string> {
  const form = new FormData();
  form.append('photo', await photoBlob(300, 200), 'p.jpg');
  const path = '/api/v1/food/upload-photo';
  return (await site.call(path, { method: 'POST', token, form })).data.photo.id;
}

/** What somebody keeps for themselves, and by what they log in. */
async function keep(ana: Person, bread: { _id: string; ingredientIds: string[] }) {
  const { writer } = site.deps;
  const at = Date.now();
  await writer.askPasskey({ userId: ana._id, challenge: 'one', expiresAt: at + 60_000 });
  const tokenHash = hashToken(ana.token);
  const passkey = { id: 'hers', userId: ana._id, name: 'A phone', publicKey: 'key', counter: 0 };
  await writer.addPasskey(passkey, { challenge: 'one', tokenHash, at, isFirst: true }, null);
  const identity = { issuer: 'https://id.example.org/', subject: 'quince-there' };
  await writer.linkOpenid({ ...identity, userId: ana._id, tokenHash, email: ana.email, at }, null);
  await send(ana, 'PUT', 'profile', {
    handle: 'ana-of-quinces',
    lines: 'I like quinces',
    link: '',
    photoId: '',
  });
  await send(ana, 'POST', 'food/save-recipe', { _id: bread._id, saved: true });
  await send(ana, 'PUT', `notes/${bread._id}`, { text: 'A longer rise' });
  const line = `notes/${bread._id}/lines/${bread.ingredientIds[0]}`;
  await send(ana, 'PUT', line, { text: 'Rye for half of it' });
  const sundays = { name: 'Sundays', description: '', visibility: 'private' };
  await send(ana, 'POST', 'collections', sundays);
  await send(ana, 'PUT', 'notifications/settings', {
    settings: [{ kind: 'review', site: false, mail: 'off' }],
  });
}

/** What somebody does among others, of which an admin hides something. */
async function meet(ana: Person, bo: Person, cy: Person, bread: { _id: string }) {
  const pie = await site.publish(ana, { name: 'Quince pie', photoIds: [await upload(ana)] });
  const made = { asWritten: true, cookedOn: '2026-01-02' };
  const hers = await send(bo, 'POST', `recipe-reviews/${pie._id}`, { ...made, text: 'Firm' });
  await send(ana, 'PUT', `reviews/${hers.review._id}/answer`, { text: 'It needs an hour' });
  await send(ana, 'POST', `recipe-reviews/${bread._id}`, { ...made, text: 'Good crust' });
  const { review } = await send(cy, 'POST', `recipe-reviews/${bread._id}`, { ...made, text: 'Hm' });
  await send(ana, 'PUT', `reviews/${review._id}/helpful`, { helpful: true });
  const below = `recipe-questions/${bread._id}`;
  const { question } = await send(ana, 'POST', below, { text: 'Does it freeze?' });
  const other = await send(cy, 'POST', below, { text: 'How long does it rise?' });
  const answer = `questions/${other.question._id}/answers`;
  await send(ana, 'POST', answer, { text: 'Until it sinks' });
  await send(bo, 'POST', `recipe-questions/${pie._id}`, { text: 'Why are they quinces?' });
  await send(ana, 'PUT', `follows/${bo._id}`, { following: true });
  await send(await site.admin(), 'PUT', `admin/posts/question/${question._id}`, {
    hidden: true,
    reason: 'Not about the dish',
  });
}

async function take(person: Person): Promise<Map<string, Buffer>> {
  const { url } = await send(person, 'POST', 'account/takeout', {});
  return readZip((await site.call(url)).rawPayload);
}

test('every table that refers to a person is in what they take along, or is named with why not', () => {
  const personal = Object.entries(tables)
    .filter(([, { refers }]) => (refers as readonly string[]).includes('users'))
    .map(([name]) => name);
  const told = [...Object.keys(files), ...Object.keys(leftOut)];
  expect(told.toSorted(), 'name a new table in `files` or in `leftOut`').toEqual(
    personal.toSorted(),
  );
});

test('somebody who has something in each of these tables takes all of it along', async () => {
  const [ana, bo, cy] = [
    await site.person('Ana'),
    await site.person('Bo'),
    await site.person('Cy'),
  ];
  const bread = await site.publish(bo, { name: 'Bread of Bo' });
  await keep(ana, bread);
  await meet(ana, bo, cy, bread);
  await send(ana, 'PUT', `blocks/${cy._id}`, { kind: 'block' });
  const zip = [...(await take(ana))];
  const lacking = Object.entries(files).filter(
    ([, [file, words]]) => !zip.some(([name, bytes]) => file.test(name) && words.test(`${bytes}`)),
  );
  expect(lacking.map(([table]) => table)).toEqual([]);
});

test('what they answered to reviews of their recipes is theirs to take along, hidden or of hidden reviews', async () => {
  const [ana, bo, admin] = [await site.person('Ana'), await site.person('Bo'), await site.admin()];
  const tart = await site.publish(ana, { name: 'Plum tart' });
  const { review } = await send(bo, 'POST', `recipe-reviews/${tart._id}`, {
    asWritten: true,
    cookedOn: '2026-01-02',
    text: 'A bit sour',
  });
  await send(ana, 'PUT', `reviews/${review._id}/answer`, { text: 'Riper plums help' });
  const hidden = { hidden: true, reason: 'Rude' };
  await send(admin, 'PUT', `admin/posts/review-answer/${review._id}`, hidden);
  await send(admin, 'PUT', `admin/posts/review/${review._id}`, hidden);
  const answers = JSON.parse(`${(await take(ana)).get('my-review-answers.json')}`);
  const at = expect.stringMatching(/^20..-.*Z$/);
  expect(answers).toEqual([
    {
      recipe: 'Plum tart',
      slug: tart.slug,
      text: 'Riper plums help',
      answeredAt: at,
      hidden: { reason: 'Rude', at: expect.any(Number) },
    },
  ]);
  expect((await take(bo)).has('my-review-answers.json')).toBe(false);
});

test('a recipe that a moderator took down is its cook’s to take along; one that they threw away is not', async () => {
  const [ana, admin] = [await site.person('Ana'), await site.admin()];
  const down = await site.publish(ana, { name: 'Taken down' });
  const away = await site.publish(ana, { name: 'Thrown away' });
  await send(admin, 'POST', `admin/recipes/${down._id}/remove`, { reason: 'Not hers' });
  const gone = { method: 'DELETE' as const, token: ana.token };
  expect((await site.call(`/api/v1/food/delete-food/${away._id}`, gone)).statusCode).toBe(200);
  const files = await take(ana);
  expect(files.has(`${down.slug}/${down.slug}.potluck.json`)).toBe(true);
  expect(files.has(`${down.slug}/${down.slug}.webp`)).toBe(true);
  expect([...files.keys()].filter((name) => name.includes(away.slug))).toEqual([]);
});
