import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecipeToBe } from '#storage/features/recipes/rows.ts';
import { openPostgres } from '#storage/postgres/open.ts';
import { openSqlite } from '#storage/sqlite/open.ts';
import { foundFeatures, tableFeatures } from '#test/support/fuzz/requests.ts';
import { type FuzzOutcome, fuzz } from '#test/support/fuzz/run.ts';
import { type FuzzScene, setFuzzScene } from '#test/support/fuzz/scene.ts';
import { MailServer } from '#test/support/mails/mail-server.ts';
import { OpenidProvider } from '#test/support/openid/openid-provider.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { dataFolderFor, unprivileged } from '#test/support/unprivileged.ts';
import { startPostgres } from './engines.ts';
import { residentMegabytes, type SafetyReport } from './safety-report.ts';

const manyTries = Object.fromEntries(
  [
    'LOGIN_PER_ACCOUNT',
    'LOGIN_PER_ADDRESS',
    'REGISTER_PER_ADDRESS',
    'RESET_PER_ADDRESS',
    'LOGIN_PER_ACCOUNT_ANYWHERE',
    'ANY_LOGIN_PER_ADDRESS',
    'RESET_PER_ACCOUNT',
    'CONTACT_PER_ADDRESS',
    'PUBLISH_PER_ACCOUNT',
    'SEARCH_PER_ADDRESS',
    'EDIT_PER_ACCOUNT',
    'QUESTION_PER_ACCOUNT',
    'UPLOAD_PER_ACCOUNT',
    'VERIFY_PER_ADDRESS',
    'VERIFY_PER_ACCOUNT',
    'RENAME_PER_RECIPE',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);
/**
 * Kept replies fill this in the first tenth of a run. The 64 MB that a site has of its own would
 * go on filling all through it, and look like memory that is lost.
 */
const keptReplies = { CACHE_MEGABYTES: '8' };
/** What a collector may leave lying about at the end of a run. */
const mayGrowBy = 60;

type Wish = {
  count: number;
  seed: number;
  engine: 'sqlite' | 'postgres';
  /** Features whose calls alone are made; `table` names all of what cooks have to do with each other, `found` how recipes are found. */
  about: string | undefined;
};

const several: Record<string, readonly string[]> = { table: tableFeatures, found: foundFeatures };
const featuresOf = (about: string): string[] =>
  about.split(',').flatMap((one) => several[one] ?? [one]);

/** Sends random and hostile requests to a real server and watches its answers and its memory. */
export async function fuzzServer(report: SafetyReport, wish: Wish): Promise<void> {
  const { count, seed, engine, about = '' } = wish;
  const features = about ? featuresOf(about) : undefined;
  const what = `about ${about || 'everything'}, ${engine}, --seed=${seed}`;
  report.heading(`Fuzzing: ${count} requests made from the contract (${what})`);
  await using runner = await unprivileged();
  const folder = await dataFolderFor(runner);
  await using database = engine === 'postgres' ? await startPostgres() : null;
  const place = database?.settings(folder) ?? {};
  await using mails = await MailServer.start();
  await using openid = await OpenidProvider.start({ backAt: `${publicUrl}/login/openid` });
  const settings = {
    ...manyTries,
    ...keptReplies,
    ...mailsTo(mails.url),
    ...openid.settings,
    ...place,
  };
  await using site = await ServedSite.start(folder, settings, runner);
  const open = () => openData(place.DATABASE_URL ?? null, folder);
  const scene = await setFuzzScene(site.url, { ...actsIn(open), openid });
  const memory: number[] = [];
  const onBatch = async () => {
    memory.push(await residentMegabytes(site.process.pid ?? 0));
  };
  const options = { origin: site.url, scene, seed, atOnce: 16, features, onBatch };
  await send(report, 'strangers', () => fuzz({ ...options, count }));
  report.lost('What the victim has', await scene.losses());
  judgeMemory(report, memory);
  if (features) {
    const known = scene.knownAsAdmin;
    await send(report, 'an admin', () => fuzz({ ...options, count: count / 5, known }));
  }
  report.lost('Mails with what others may not read', findInMails(mails, scene));
  report.lost('Errors in the log', site.output.match(/"level":50.{0,500}/g) ?? []);
  await site.stop();
  await rm(folder, { recursive: true });
}

const publicUrl = 'https://recipes.example.org';
const mailsTo = (url: string) => ({
  ACCOUNT_MAIL: 'on',
  SMTP_URL: url,
  CONTACT_TO: 'host@example.org',
  PUBLIC_URL: publicUrl,
});

const openData = (url: string | null, folder: string) =>
  url ? openPostgres({ url }) : openSqlite({ file: join(folder, 'potluck.sqlite') });

/** What no call does, done in the data of the site. */
const actsIn = (open: () => ReturnType<typeof openData>) => ({
  async makeAdmin(email: string): Promise<void> {
    await using storage = await open();
    if (!(await storage.writer.setRole(email, 1))) throw new Error(`${email} is unknown`);
  },
  async letWait(recipe: RecipeToBe): Promise<void> {
    await using storage = await open();
    await storage.writer.publishRecipe(recipe, null, null, true);
  },
});

async function send(report: SafetyReport, who: string, run: () => Promise<FuzzOutcome>) {
  const began = performance.now();
  const outcome = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const statuses = Object.entries(outcome.statuses).map(([status, n]) => `${status} ${n}x`);
  report.tell(`${outcome.sent} sent as ${who} in ${seconds} s: ${statuses.join(', ')}`);
  report.lost('Answers that should not have come', outcome.faults);
}

/** A mail may name the address that it goes to, and no other secret. */
function findInMails({ mails }: MailServer, { secrets }: FuzzScene): string[] {
  return mails.flatMap(({ to, raw }) => {
    if (to === 'host@example.org') return [];
    const found = secrets.find(({ text }) => text !== to && raw.includes(text));
    return found ? [`${found.text} to ${to}`] : [];
  });
}

/** The engine warms up in the first half; what is still growing in the second has no end. */
function judgeMemory(report: SafetyReport, memory: readonly number[]): void {
  const middle = Math.floor(memory.length / 2);
  const before = Math.max(...memory.slice(Math.max(0, middle - 5), middle + 5));
  const after = Math.min(...memory.slice(-5));
  const measured = `${before} MB in the middle, ${after} MB at the end, ${Math.max(...memory)} MB at most`;
  const goal = `at most ${mayGrowBy} MB more`;
  report.goal('Memory', after - before <= mayGrowBy, measured, goal);
}
