import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { renewMail, writeNextMail } from '#server/mails/mail-people.ts';
import { createMailer } from '#server/mails/mailer.ts';
import { sendDueMails } from '#server/mails/send-mails.ts';
import { readConfig } from '#server/settings/config.ts';
import type { ClaimedMail } from '#storage/features/mails/rows.ts';
import { openPostgres } from '#storage/postgres/open.ts';
import { openSqlite } from '#storage/sqlite/open.ts';

/** What a process of its own does that sends mails until none is due: for tests that kill it. */
const publicUrl = 'https://recipes.example.org';
type Wish = { file: string; url: string | null; smtpUrl: string; ahead: number };

const { file, url, smtpUrl, ahead } = JSON.parse(process.argv[2] ?? '{}') as Wish;
const storage = url ? await openPostgres({ url, poolSize: 2 }) : await openSqlite({ file });
const from = 'cook@example.org';
const mailer = createMailer({ smtpUrl, contactTo: from, from, brand: 'Potluck' });
const now = () => Date.now() + ahead;
const env = { SMTP_URL: smtpUrl, ACCOUNT_MAIL: 'on', CONTACT_TO: from, PUBLIC_URL: publicUrl };
const parts = { ...storage, config: readConfig(env), texts: createTexts(catalogueOf), now };
const write = () => writeNextMail(parts);
const renew = (mail: ClaimedMail) => renewMail(parts, mail);
await sendDueMails(
  { ...storage, mailer, now, write, renew, tell: () => undefined },
  new AbortController().signal,
);
await storage[Symbol.asyncDispose]();
