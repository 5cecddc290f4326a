import { describe, expect, test } from 'vitest';
import { emptyMail, proveAddress } from '#test/support/mails/prove-address.ts';
import { addUser, newId, type OpenStorage } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { MailKind } from '../mails/rows.ts';
import type { UserRow } from './rows.ts';

const hour = 3_600_000;
const before = 'password hash';
const newEmail = () => `${newId()}@example.org`;

/** Another address for an account, whatever the engine. */
export function describeEmailChanges(open: OpenStorage): void {
  describe('another address', () => {
    const storage = openAround(open);

    const mailTo = (userId: string, kind: MailKind) => emptyMail(userId, kind, 1_000);
    const ask = async ({ id }: UserRow, email: string, hash = before) => {
      const tokenHash = newId();
      const link = { tokenHash, email, before: hash, expiresAt: hour };
      const mails = [mailTo(id, 'moving'), mailTo(id, 'told')] as const;
      return { tokenHash, outcome: await storage.writer.askEmailChange(...mails, link) };
    };
    const confirm = ({ id }: UserRow, tokenHash: string, at = 1_500) =>
      storage.writer.confirmEmailChange(id, tokenHash, at, mailTo(id, 'told'));
    const addProven = async () => {
      const user = await addUser(storage);
      await proveAddress(storage.writer, user, 500);
      return user;
    };
    /** What waits for a person: the kinds of mail, and where they go. */
    const waiting = async ({ id }: UserRow) => {
      const mails: string[] = [];
      for (;;) {
        const mail = await storage.writer.claimMail(2_000, 3_000);
        if (!mail) return mails.toSorted();
        if (mail.userId === id && mail.kind !== 'verify')
          mails.push(`${mail.kind} ${mail.recipient}`);
      }
    };

    test('counts once its link is confirmed, and both are told', async () => {
      const user = await addProven();
      const email = newEmail();
      expect((await ask(user, email, 'another hash')).outcome).toBe('missing');
      const { tokenHash, outcome } = await ask(user, email);
      expect(outcome).toBe('done');
      expect((await storage.reader.findUser(user.id))?.email).toBe(user.email);
      expect(await storage.reader.findEmailChange(tokenHash, hour - 1)).toBe(user.id);
      expect(await confirm(user, tokenHash, hour)).toBe('missing');
      const outcomes = await Promise.all([confirm(user, tokenHash), confirm(user, tokenHash)]);
      expect(outcomes).toEqual(['done', 'done']);
      expect(await storage.reader.findMailState(user.id)).toEqual({ email, verifiedAt: 1_500 });
      expect(await waiting(user)).toEqual(
        [`moving ${email}`, `told ${user.email}`, `told ${user.email}`].toSorted(),
      );
    });

    test('that somebody else has is not taken from them, also where they came first meanwhile', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      expect((await ask(user, other.email)).outcome).toBe('taken');
      const email = newEmail();
      const [mine, theirs] = [await ask(user, email), await ask(other, email)];
      const outcomes = await Promise.all([
        confirm(user, mine.tokenHash),
        confirm(other, theirs.tokenHash),
      ]);
      expect(outcomes.toSorted()).toEqual(['done', 'taken']);
    });

    test('is asked for by one link at a time', async () => {
      const user = await addUser(storage);
      const first = await ask(user, newEmail());
      const email = newEmail();
      const second = await ask(user, email);
      expect(await confirm(user, first.tokenHash)).toBe('missing');
      // An address that nobody has proven is told nothing.
      expect(await waiting(user)).toEqual([`moving ${email}`]);
      await storage.writer.deleteOldEmailChanges(hour);
      expect(await confirm(user, second.tokenHash)).toBe('missing');
    });

    test('is not to be had by who knew the password once there is another', async () => {
      const user = await addProven();
      const { tokenHash } = await ask(user, newEmail());
      const event = 'reset-by-answer';
      await storage.writer.resetPassword(user.id, { passwordHash: 'new', at: 1_100, event });
      expect(await confirm(user, tokenHash)).toBe('missing');
      expect(await waiting(user)).toEqual([`told ${user.email}`]);
      const { email } = (await storage.reader.findUser(user.id)) ?? {};
      expect(email).toBe(user.email);
    });

    test('is not to be had by who asked for it before a session, all or all others were ended; what the operator gave is', async () => {
      const endOne = async ({ id: userId }: UserRow) => {
        const tokenHash = newId();
        await storage.writer.createSession({ tokenHash, userId, createdAt: 1, usedAt: 1 });
        await storage.writer.endSession(userId, tokenHash);
      };
      const ends = [
        endOne,
        ({ id }: UserRow) => storage.writer.endSessions(id, null),
        ({ id }: UserRow) => storage.writer.endOtherSessions(id, newId()),
        ({ id }: UserRow) => storage.writer.forgetPasskeys(id, null),
      ];
      for (const end of ends) {
        const [user, link] = [await addProven(), newId()];
        await storage.writer.createResetLink(user.id, { tokenHash: link, expiresAt: hour }, null);
        const { tokenHash } = await ask(user, newEmail());
        await end(user);
        expect(await confirm(user, tokenHash)).toBe('missing');
        expect(await waiting(user)).toEqual([`told ${user.email}`]);
        expect(await storage.reader.findResetLink(link, 1_500)).toBe(user.id);
        const again = await ask(user, newEmail());
        expect(await confirm(user, again.tokenHash)).toBe('done');
        await end(user);
        // One that has counted already may still be pressed twice.
        expect(await confirm(user, again.tokenHash)).toBe('done');
      }
    });

    test('counts at once where nobody is mailed, and is not proven then', async () => {
      const [user, other] = [await addProven(), await addUser(storage)];
      const change = (email: string, hash = before) =>
        storage.writer.changeEmail(user.id, { email, before: hash });
      const email = newEmail();
      expect(await change(email, 'another hash')).toBe('missing');
      expect(await change(other.email)).toBe('taken');
      expect([await change(email), await change(email)]).toEqual(['done', 'done']);
      expect(await storage.reader.findMailState(user.id)).toEqual({ email, verifiedAt: null });
    });
  });
}
