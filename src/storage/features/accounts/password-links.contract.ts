import { describe, expect, test } from 'vitest';
import { emptyMail, proveAddress } from '#test/support/mails/prove-address.ts';
import { addUser, newId, type OpenStorage, reset } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { MailKind } from '../mails/rows.ts';
import type { UserRow } from './rows.ts';

const hour = 3_600_000;

/** New passwords that wait for a mailed link, whatever the engine. */
export function describePasswordLinks(open: OpenStorage): void {
  describe('mailed links of new passwords', () => {
    const storage = openAround(open);

    const mailTo = (userId: string, kind: MailKind) => emptyMail(userId, kind, 1_000);
    const ask = async ({ id, email }: UserRow, passwordHash: string) => {
      const tokenHash = newId();
      const link = { tokenHash, email, passwordHash, expiresAt: hour };
      const isAsked = await storage.writer.askPasswordLink(mailTo(id, 'reset'), link);
      return isAsked ? tokenHash : null;
    };
    const addProven = async () => {
      const user = await addUser(storage);
      await proveAddress(storage.writer, user, 500);
      return user;
    };
    const hashOf = async ({ email }: UserRow) =>
      (await storage.reader.findCredentials(email))?.passwordHash;
    /** The kinds of mail that wait for a person. */
    const waiting = async ({ id }: UserRow) => {
      const kinds: string[] = [];
      for (;;) {
        const mail = await storage.writer.claimMail(2_000, 3_000);
        if (!mail) return kinds.toSorted();
        if (mail.userId === id) kinds.push(mail.kind);
      }
    };

    test('are made for a proven address alone', async () => {
      const user = await addUser(storage);
      expect(await ask(user, 'new')).toBeNull();
      const proven = await addProven();
      expect(await ask({ ...proven, email: 'other@example.org' }, 'new')).toBeNull();
      expect(await ask(proven, 'new')).not.toBeNull();
      expect(await hashOf(proven)).toBe('password hash');
    });

    test('set their password once, end sessions and each other, and are told by mail', async () => {
      const user = await addProven();
      const session = { tokenHash: newId(), userId: user.id, createdAt: 1, usedAt: 1 };
      await storage.writer.createSession(session);
      const [first, second] = [await ask(user, 'first'), await ask(user, 'second')];
      if (!first || !second) throw new Error('No link was made');
      expect(await storage.reader.findPasswordLink(first, hour - 1)).toBe(user.id);
      expect(await storage.reader.findPasswordLink(first, hour)).toBeNull();
      const notice = () => mailTo(user.id, 'told');
      const press = (hash: string, at = 1_500) =>
        storage.writer.confirmPasswordLink(hash, { at, device: null }, notice());
      expect(await press(first, hour)).toBe(false);
      expect(await Promise.all([press(first), press(first)])).toEqual([true, true]);
      expect(await press(second)).toBe(false);
      expect(await hashOf(user)).toBe('first');
      expect(await storage.reader.findSession(session.tokenHash)).toBeNull();
      expect(await waiting(user)).toEqual(['told', 'verify']);
      expect(await storage.reader.listAccountEvents(user.id, 0)).toEqual([
        { at: 1_500, event: 'reset-by-mail' },
      ]);
    });

    test('are good no more once the password is another one, and are forgotten in time', async () => {
      const user = await addProven();
      const late = await ask(user, 'late');
      await storage.writer.resetPassword(user.id, reset());
      expect(
        await storage.writer.confirmPasswordLink(late ?? '', { at: 1_500, device: null }, null),
      ).toBe(false);
      const old = await ask(user, 'old');
      await storage.writer.deleteOldPasswordLinks(hour);
      expect(await storage.reader.findPasswordLink(old ?? '', 1_500)).toBeNull();
      expect(await hashOf(user)).toBe('new hash');
    });
  });
}
