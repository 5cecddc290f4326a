import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '#storage/sqlite/open.ts';
import { addNotices, addVerifications, MailKills } from '#test/support/mails/mail-kills.ts';
import type { SafetyReport } from './safety-report.ts';

/** Kills processes that write and send mails at random moments, and looks for what was lost or came twice without cause. */
export async function killMails(report: SafetyReport, kills: number): Promise<void> {
  report.heading('Mails');
  const folder = await mkdtemp(join(tmpdir(), 'potluck-mails-'));
  const file = join(folder, 'potluck.sqlite');
  const storage = await openSqlite({ file });
  const mails = [
    ...(await addVerifications(storage, kills * 3)),
    ...(await addNotices(storage, kills * 3)),
  ];
  await storage[Symbol.asyncDispose]();
  await using load = await MailKills.start({ file, url: null });
  for (let n = 0; n < kills; n += 1) {
    await load.live(Math.floor(Math.random() * 5), Math.random() * 20);
  }
  await load.finish();
  report.tell(
    `${kills} kills, ${mails.length} mails, half of them of notifications, ${load.repeats} sent again`,
  );
  report.lost('kill -9 while mails are written and sent', load.findFaults(mails));
  await rm(folder, { recursive: true });
}
