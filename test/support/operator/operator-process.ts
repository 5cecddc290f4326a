import { serveProcess } from '#remote/far-end.ts';
import type { NewAct } from '#storage/features/admin/rows.ts';
import { openSiteData, readSettings } from '../../../scripts/open-site.ts';
import { openAccount } from '../people.ts';

/** What an operator's command does beside the running site of a test, many times in one process. */
const site = await openSiteData(readSettings(process.env));
const { writer } = site.storage;

const methods = {
  openAccount: (name: string, email: string) => openAccount({ writer, now: Date.now }, name, email),
  async setRole(email: string, role: 1 | 2, act: string): Promise<void> {
    const done: NewAct = { at: Date.now(), actorId: null, act };
    if (!(await writer.setRole(email, role, done))) throw new Error(`${email} has no account`);
  },
};
export type OperatorMethods = typeof methods;

process.once('disconnect', async () => {
  await site[Symbol.asyncDispose]();
  process.exit(0);
});
serveProcess(methods);
