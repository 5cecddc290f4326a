import { freePort } from '../free-port.ts';
import { generousLimits } from '../generous-limits.ts';
import { test as base } from '../page.ts';
import { MailServer } from './mail-server.ts';

/** The same `test` on a site that mails people, over a real SMTP server whose mails the test reads. */
export const test = base.extend<{ mailing: Mailing; mails: MailServer }>({
  mailing: async ({ places }, use) => use(await places.keep('mailing', begin)),
  mails: ({ mailing }, use) => use(mailing.mails),
  settings: ({ mailing }, use) => use(mailing.settings),
});

type Mailing = Awaited<ReturnType<typeof begin>>;

async function begin() {
  const mails = await MailServer.start();
  const PORT = String(await freePort());
  const settings = {
    ...generousLimits,
    PORT,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    SMTP_URL: mails.url,
    ACCOUNT_MAIL: 'on',
    CONTACT_TO: 'cook@example.org',
  };
  return { mails, settings, [Symbol.asyncDispose]: () => mails[Symbol.asyncDispose]() };
}
