import { readFile } from 'node:fs/promises';
import { findRegistration } from '#server/let-in.ts';
import { checkBackup, checkRoom } from '../doctor/files.ts';
import { backupNote } from '../moving/backup-note.ts';
import type { Command } from './command.ts';

/** `state`: who and what is on the site, what waits, and what it stands on. */
export const state: Command = async ({ storage, config, text }, args) => {
  if (args.length > 0) return 'usage';
  const { reader } = storage;
  const counts = await reader.countSite();
  const registration = await findRegistration({ reader, config });
  const findings = [
    ...(await checkBackup(backupNote(config.dataDir), Date.now())),
    ...(await checkRoom(config.dataDir)),
  ];
  return {
    done: [
      text('admin.state.name', { brand: config.site.brand, version: await readVersion() }),
      text('admin.state.people', { ...counts }),
      text('admin.state.recipes', { recipes: counts.recipes }),
      text('admin.state.queue', { waiting: counts.waiting }),
      text(`admin.registration.${registration}`),
      ...(config.moderation === 'first' ? [text('admin.state.first')] : []),
      ...findings.map(({ key, values }) => text(key, values)),
    ],
  };
};

async function readVersion(): Promise<string> {
  const url = new URL('../../package.json', import.meta.url);
  return (JSON.parse(await readFile(url, 'utf8')) as { version: string }).version;
}
