import { cp, open, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServedSite } from '../served-site.ts';
import { recipeForm } from '../site.ts';
import type { Runner } from '../unprivileged.ts';
import { Journal } from './journal.ts';

const settings = { STARTER: 'off' };
const pageSize = 4_096;
const patienceMs = 30_000;

/** Damages the database where its pages are and at its very head: the site must say so, and a backup must heal it. */
export async function damageDatabase(runner: Runner, folder: string): Promise<string[]> {
  const file = join(folder, 'potluck.sqlite');
  const backup = `${file}.backup`;
  const journal = await fill(runner, folder);
  await cp(file, backup);
  for (const [what, from, to] of [
    ['a page in the middle', 0.4, 0.6],
    ['the head', 0, 0.05],
  ] as const) {
    await overwrite(file, from, to);
    const says = await startAndWait(runner, folder);
    const isClear = /database is damaged/.test(says) && /restore/.test(says);
    journal.note(isClear, `with ${what} damaged the start says: ${says}`);
    await cp(backup, file);
    await using site = await ServedSite.start(folder, settings, runner);
    await journal.check(site, `after ${what} was restored`);
  }
  return journal.problems;
}

async function fill(runner: Runner, folder: string): Promise<Journal> {
  await using site = await ServedSite.start(folder, settings, runner);
  const journal = await Journal.begin(site);
  for (let n = 0; n < 4; n += 1) await journal.publish(site);
  return journal;
}

/** Overwrites whole pages between two parts of the file. */
async function overwrite(path: string, from: number, to: number): Promise<void> {
  const { size } = await stat(path);
  const pages = Math.floor(size / pageSize);
  const first = Math.floor(pages * from);
  await using file = await open(path, 'r+');
  for (let page = first; page <= pages * to; page += 1) {
    await file.write(new Uint8Array(pageSize).fill(0xa5), 0, pageSize, page * pageSize);
  }
}

/** Starts a site that should end by itself, and answers with what it said. */
async function startAndWait(runner: Runner, folder: string): Promise<string> {
  try {
    await using site = await ServedSite.start(folder, settings, runner);
    for (let waited = 0; waited < patienceMs && site.process.exitCode === null; waited += 100) {
      await wait(100);
    }
    return `${site.output} (ended with ${site.process.exitCode})`;
  } catch (error) {
    return String(error);
  }
}

/** Damages the files of one photo in every way a disk can; the others and the site go on, and an edit heals it. */
export async function damagePhoto(runner: Runner, folder: string): Promise<string[]> {
  await using site = await ServedSite.start(folder, settings, runner);
  const journal = await Journal.begin(site);
  for (let n = 0; n < 2; n += 1) await journal.publish(site);
  const [victim] = journal.foods.splice(0, 1);
  if (!victim) return ['nothing was published'];
  const id = victim.photo.url.slice('/photos/'.length).split('-')[0] ?? '';
  const home = join(folder, 'photos', id.slice(0, 2), id);
  const [name = ''] = await readdir(home);
  for (const [what, damage] of Object.entries(damages)) {
    await damage(join(home, name));
    const reply = await fetch(`${site.url}/photos/${name}`).catch((error: unknown) => error);
    if (reply instanceof Response) await reply.arrayBuffer().catch(() => undefined);
    const status = reply instanceof Response ? reply.status : 0;
    journal.note(status !== 500, `a photo that is ${what} answers 500`);
    const page = await fetch(`${site.url}/recipe/${victim.slug}`);
    journal.note(page.status === 200, `the page of a photo that is ${what} answers ${page.status}`);
    await journal.check(site, `while a photo is ${what}`);
  }
  await healByEdit(site, journal, victim);
  return journal.problems;
}

const damages: Record<string, (file: string) => Promise<unknown>> = {
  garbled: (file) => writeFile(file, 'no picture at all'),
  'cut short': (file) => truncate(file, 5),
  empty: (file) => truncate(file, 0),
  gone: (file) => rm(file),
  'moved away with its folder': (file) => rename(join(file, '..'), `${join(file, '..')}.away`),
};

async function healByEdit(site: ServedSite, journal: Journal, victim: { _id: string }) {
  const reply = await fetch(`${site.url}/api/v1/food/update-food/${victim._id}`, {
    method: 'PUT',
    headers: { authorization: journal.person.token },
    body: await recipeForm({ name: 'Healed' }),
  });
  const { food } = await reply.json();
  journal.note(reply.status === 200, `an edit with a new photo answers ${reply.status}`);
  if (food) journal.foods.push(food);
  await journal.check(site, 'after the photo was replaced');
}
