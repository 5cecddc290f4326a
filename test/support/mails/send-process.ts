import { createMailer } from '#server/mailer.ts';
import { sendDueMails } from '#server/mails/send-mails.ts';
import { openPostgres } from '#storage/postgres/open.ts';
import { openSqlite } from '#storage/sqlite/open.ts';

/** What a process of its own does that sends mails until none is due: for tests that kill it. */
type Wish = { file: string; url: string | null; smtpUrl: string; ahead: number };

const { file, url, smtpUrl, ahead } = JSON.parse(process.argv[2] ?? '{}') as Wish;
const storage = url ? await openPostgres({ url, poolSize: 2 }) : await openSqlite({ file });
const from = 'cook@example.org';
const mailer = createMailer({ smtpUrl, contactTo: from, from, brand: 'Potluck' });
const now = () => Date.now() + ahead;
await sendDueMails(
  { ...storage, mailer, now, tell: () => undefined },
  new AbortController().signal,
);
await storage[Symbol.asyncDispose]();
