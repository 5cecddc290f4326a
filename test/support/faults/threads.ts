import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ServedSite } from '../served-site.ts';
import type { Runner } from '../unprivileged.ts';
import { Journal } from './journal.ts';

/** Ends the thread that writes: the site must say so and stop, for its supervisor to start it anew. */
export async function killWriter(runner: Runner, folder: string): Promise<string[]> {
  const preload = pathToFileURL(join(import.meta.dirname, 'kill-thread.ts')).href;
  const settings = { STARTER: 'off', NODE_OPTIONS: `--import=${preload}` };
  const site = await ServedSite.start(folder, settings, runner);
  const journal = await Journal.begin(site);
  for (let n = 0; n < 2; n += 1) await journal.publish(site);
  const ended = once(site.process, 'exit');
  site.process.kill('SIGUSR2');
  // A write under way when it happens is refused or cut off, never acknowledged.
  await journal.publish(site).catch(() => undefined);
  const [code] = await ended;
  journal.note(code === 1, `without its writer the site ended with ${code}`);
  journal.note(/thread has ended/.test(site.output), `it said ${site.output}`);
  await using again = await ServedSite.start(folder, { STARTER: 'off' }, runner);
  await journal.check(again, 'after the restart');
  journal.note((await journal.publish(again)).status === 201, 'no publishing after the restart');
  return journal.problems;
}
