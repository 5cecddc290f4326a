import { withCookedSite } from '../cooked-site.ts';
import { freePort } from '../free-port.ts';
import { generousLimits } from '../generous-limits.ts';
import { test as base } from '../page.ts';
import { MailServer } from './mail-server.ts';

/** The same `test` on a site that mails people, over a real SMTP server whose mails the test reads. */
export const test = base.extend<object, { mails: MailServer }>({
  mails: [
    async ({ engine: _engine }, use) => {
      await using server = await MailServer.start();
      await use(server);
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ engine, mails }, use) => {
      const PORT = String(await freePort());
      const settings = {
        ...{ PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}`, SMTP_URL: mails.url },
        ...{ ACCOUNT_MAIL: 'on', CONTACT_TO: 'cook@example.org' },
      };
      await withCookedSite(engine, { ...generousLimits, ...settings }, use);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
