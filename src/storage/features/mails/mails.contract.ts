import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { NewMail } from './rows.ts';

const day = 86_400_000;

/** Proven addresses and the outbox, whatever the engine. */
export function describeMails(open: OpenStorage): void {
  describe('mails', () => {
    const storage = openAround(open);

    /** Asks for a link at a time; the mail and the hash of its token. */
    const ask = async ({ id: userId, email }: { id: string; email: string }, at: number) => {
      const mail: NewMail = {
        id: newId(),
        userId,
        kind: 'verify',
        messageId: `<${newId()}@example.org>`,
        subject: 'A link',
        text: 'Open it',
        html: '<p>Open it</p>',
        unsubscribe: null,
        createdAt: at,
        giveUpAt: at + day,
      };
      const tokenHash = newId();
      const link = { tokenHash, email, expiresAt: at + day };
      return { mail, tokenHash, outcome: await storage.writer.askVerification(mail, link) };
    };
    const claim = (now: number) => storage.writer.claimMail(now, now + 1_000);
    /** Nothing of the tests before waits any more. */
    const empty = async () => {
      for (;;) {
        const mail = await claim(Number.MAX_SAFE_INTEGER - 10_000);
        if (!mail) return;
        await storage.writer.noteMailSent(mail.id, 1);
      }
    };

    test('a link proves the address that it was sent to, once, in its time', async () => {
      const user = await addUser(storage);
      const state = () => storage.reader.findMailState(user.id);
      expect(await state()).toEqual({ email: user.email, verifiedAt: null });
      const older = await ask(user, 1_000);
      const { tokenHash, outcome } = await ask(user, 2_000);
      expect(outcome).toBe('asked');
      expect(await storage.reader.isEmailLinkGood(older.tokenHash, 2_000)).toBe(false);
      expect(await storage.writer.verifyEmail(older.tokenHash, 2_000)).toBe(false);
      expect(await storage.reader.isEmailLinkGood(tokenHash, 2_000)).toBe(true);
      expect(await storage.writer.verifyEmail(tokenHash, 2_000 + day)).toBe(false);
      const both = [3_000, 3_001].map((at) => storage.writer.verifyEmail(tokenHash, at));
      expect(await Promise.all(both)).toEqual([true, true]);
      expect((await state())?.verifiedAt).toBeOneOf([3_000, 3_001]);
      expect((await ask(user, 4_000)).outcome).toBe('verified');
      expect((await ask({ ...user, email: 'other@example.org' }, 4_000)).outcome).toBe('missing');
      expect((await ask({ ...user, id: newId() }, 4_000)).outcome).toBe('missing');
      await storage.writer.deleteOldEmailLinks(2_000 + day);
      expect(await storage.reader.isEmailLinkGood(tokenHash, 3_000)).toBe(false);
      await empty();
    });

    test('a mail is taken up by one at a time, and again once the lease is over', async () => {
      await empty();
      const user = await addUser(storage);
      expect(await storage.reader.findNextMailTime()).toBeNull();
      const { mail } = await ask(user, 5_000);
      expect(await storage.reader.findNextMailTime()).toBe(5_000);
      expect(await claim(4_999)).toBeNull();
      const claims = (await Promise.all([1, 2, 3, 4].map(() => claim(5_000)))).filter(Boolean);
      expect(claims).toEqual([{ ...mail, recipient: user.email, tries: 1 }]);
      expect(await storage.reader.findNextMailTime()).toBe(6_000);
      const again = await claim(6_000);
      expect(again).toMatchObject({ messageId: mail.messageId, tries: 2 });
      // The process that had it before has lost it.
      await storage.writer.postponeMail({ id: mail.id, tries: 1 }, 99_000);
      await storage.writer.giveMailUp({ id: mail.id, tries: 1 }, '550');
      expect(await storage.reader.findNextMailTime()).toBe(7_000);
      await storage.writer.postponeMail({ id: mail.id, tries: 2 }, 8_000);
      expect(await claim(7_999)).toBeNull();
      const last = await claim(8_000);
      expect(last?.tries).toBe(3);
      await storage.writer.noteMailSent(mail.id, 8_001);
      expect(await storage.reader.findNextMailTime()).toBeNull();
    });

    test('what was sent or given up goes after a while, and what waits stays', async () => {
      await empty();
      const sent = await addUser(storage);
      const failed = await addUser(storage);
      const waits = await addUser(storage);
      const asked = [await ask(sent, 1_000), await ask(failed, 1_001)];
      for (const { mail } of asked) expect((await claim(1_001))?.id).toBe(mail.id);
      await storage.writer.noteMailSent(asked[0]?.mail.id ?? '', 1_002);
      await storage.writer.giveMailUp({ id: asked[1]?.mail.id ?? '', tries: 1 }, '550');
      const { mail } = await ask(waits, 1_003);
      await storage.writer.deleteOldMails(2_000);
      expect((await claim(1_003))?.id).toBe(mail.id);
      // The account takes along what is on its way to it.
      await storage.writer.deleteUser(waits.id, null);
      expect(await claim(9_000)).toBeNull();
    });
  });
}
