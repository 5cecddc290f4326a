import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage, userRow } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

const at = 1_000_000;
const week = 7 * 24 * 60 * 60 * 1000;
const most = 1_000;

/** Invitations and who may register, whatever the engine. */
export function describeInvitations(open: OpenStorage): void {
  describe('invitations', () => {
    const storage = openAround(open);

    const invite = async (actorId: string | null = null, role = 0) => {
      const [id, tokenHash] = [newId(), newId()];
      const wish = { id, tokenHash, role, expiresAt: at + week };
      const made = await storage.writer.createInvitation(wish, most, {
        at,
        actorId,
        act: 'invite',
      });
      expect(made).toEqual({ expiresAt: at + week });
      return { id, tokenHash, at: at + 1 };
    };
    const isGood = ({ tokenHash }: { tokenHash: string }, now = at + 1) =>
      storage.reader.isGoodInvitation(tokenHash, now);
    const listed = async (id: string) =>
      (await storage.reader.listInvitations(most)).rows.find((row) => row.id === id);

    test('one opens an account with its role, once', async () => {
      const admin = await addUser(storage, { role: 1 });
      const invitation = await invite(admin.id, 2);
      const guest = userRow();
      expect(await isGood(invitation)).toBe(true);
      expect(await storage.writer.createInvited(guest, invitation)).toBe('done');
      expect(await storage.reader.findUser(guest.id)).toMatchObject({ role: 2 });
      expect(await isGood(invitation)).toBe(false);
      expect(await storage.writer.createInvited(userRow(), invitation)).toBe('over');
      expect(await listed(invitation.id)).toMatchObject({
        role: 2,
        createdAt: at,
        expiresAt: at + week,
        usedAt: at + 1,
        revokedAt: null,
        maker: { name: admin.name, email: admin.email },
        guest: { name: guest.name, email: guest.email },
      });
    });

    test('of several who use one at once, one gets in', async () => {
      const invitation = await invite();
      const guests = Array.from({ length: 5 }, () => userRow());
      const outcomes = await Promise.all(
        guests.map((guest) => storage.writer.createInvited(guest, invitation)),
      );
      expect(outcomes.toSorted()).toEqual(['done', 'over', 'over', 'over', 'over']);
      const found = await storage.reader.findUsers(guests.map(({ id }) => id));
      expect(found).toHaveLength(1);
    });

    test('one that fails with a taken e-mail is as good as before', async () => {
      const { email } = await addUser(storage);
      const invitation = await invite();
      expect(await storage.writer.createInvited(userRow({ email }), invitation)).toBe('taken');
      expect(await isGood(invitation)).toBe(true);
      expect(await listed(invitation.id)).toMatchObject({ usedAt: null, guest: null });
      expect(await storage.writer.createInvited(userRow(), invitation)).toBe('done');
    });

    test('none is good past its end, revoked, or of somebody who is no admin any more', async () => {
      const admin = await addUser(storage, { role: 1 });
      const [late, revoked, orphan] = [await invite(), await invite(), await invite(admin.id)];
      expect(await isGood(late, at + week)).toBe(false);
      const act = { at: at + 1, actorId: null, act: 'revoke-invitation' };
      expect(await storage.writer.revokeInvitation(revoked.id, act)).toBe(true);
      expect(await storage.writer.revokeInvitation(revoked.id, act)).toBe(false);
      await storage.writer.setRole(admin.email, 0);
      for (const one of [revoked, orphan]) {
        expect(await isGood(one)).toBe(false);
        expect(await storage.writer.createInvited(userRow(), one)).toBe('over');
        expect((await listed(one.id))?.revokedAt).not.toBeNull();
      }
      const { rows } = await storage.reader.listActs(100);
      expect(rows.find((row) => row.act === act.act)).toMatchObject({ subject: 'invitation' });
    });

    test('one that is said again, at once too, is made once, and not again when it is over', async () => {
      const before = (await storage.reader.listInvitations(most)).total;
      const wish = { tokenHash: newId(), role: 0, expiresAt: at + week };
      const act = { at, actorId: null, act: 'invite-again' };
      const say = (more = {}) =>
        storage.writer.createInvitation({ ...wish, id: newId(), ...more }, most, act);
      const made = await Promise.all([say(), say(), say()]);
      expect(made).toEqual(Array.from({ length: 3 }, () => ({ expiresAt: at + week })));
      // What was said first counts, also where as many wait as may.
      const later = { ...wish, id: newId(), expiresAt: at + 2 * week };
      expect(await storage.writer.createInvitation(later, 1, act)).toEqual({
        expiresAt: at + week,
      });
      const listed = await storage.reader.listInvitations(most);
      expect(listed.total).toBe(before + 1);
      const { rows } = await storage.reader.listActs(100);
      expect(rows.filter((row) => row.act === act.act)).toHaveLength(1);
      const used = { tokenHash: wish.tokenHash, at: at + 1 };
      expect(await storage.writer.createInvited(userRow(), used)).toBe('done');
      expect(await say()).toBe('over');
    });

    test('no more than so many wait', async () => {
      await invite();
      const wish = { id: newId(), tokenHash: newId(), role: 0, expiresAt: at + week };
      const act = { at, actorId: null, act: 'invite' };
      expect(await storage.writer.createInvitation(wish, 1, act)).toBe('full');
      expect(await isGood(wish)).toBe(false);
    });

    test('they go with who made them, stay without who used them, and are forgotten in the end', async () => {
      const admin = await addUser(storage, { role: 1 });
      const [theirs, used, old] = [await invite(admin.id), await invite(), await invite()];
      const guest = userRow();
      await storage.writer.createInvited(guest, used);
      for (const { id } of [admin, guest]) await storage.writer.deleteUser(id, null);
      expect(await listed(theirs.id)).toBeUndefined();
      expect(await listed(used.id)).toMatchObject({ usedAt: at + 1, guest: null });
      await storage.writer.deleteOldInvitations(at + week);
      expect(await listed(old.id)).toBeDefined();
      await storage.writer.deleteOldInvitations(at + week + 1);
      expect(await listed(old.id)).toBeUndefined();
    });

    test('who may register is what was said last, or nothing', async () => {
      const act = { at, actorId: null, act: 'registration-closed' };
      expect(await storage.reader.findRegistration()).toBeNull();
      await storage.writer.setRegistration('closed', act);
      expect(await storage.reader.findRegistration()).toBe('closed');
      await storage.writer.setRegistration(null, act);
      expect(await storage.reader.findRegistration()).toBeNull();
      const { rows } = await storage.reader.listActs(100);
      expect(rows.filter((row) => row.act === act.act)).toMatchObject([
        { subject: 'site' },
        { subject: 'site' },
      ]);
    });

    test('the link of the first run makes one admin, and none where there is one', async () => {
      for (const { email } of await storage.reader.listAdmins()) {
        await storage.writer.setRole(email, 0);
      }
      const link = { tokenHash: newId(), expiresAt: at + week };
      const find = (now = at) => storage.reader.findSetupLink(link.tokenHash, now);
      expect(await storage.writer.createSetupLink(link)).toBe(true);
      expect([await find(), await find(at + week)]).toEqual([link, null]);
      expect(await storage.reader.findSetupLink(newId(), at)).toBeNull();
      const { email } = await addUser(storage);
      const wish = (more = {}) => userRow({ createdAt: at, ...more });
      const begin = (user = wish()) => storage.writer.setUp(link.tokenHash, user, 'Supper Club');
      expect(await begin(wish({ email }))).toBe('taken');
      const outcomes = await Promise.all([begin(), begin(), begin()]);
      expect(outcomes.toSorted()).toEqual(['done', 'over', 'over']);
      expect(await storage.reader.listAdmins()).toHaveLength(1);
      expect(await storage.reader.findSiteName()).toBe('Supper Club');
      expect(await storage.writer.createSetupLink(link)).toBe(false);
      expect(await find()).toBeNull();
    });

    test('the site knows who and what is on it', async () => {
      const before = await storage.reader.countSite();
      for (const role of [0, 1, 2]) await addUser(storage, { role });
      expect(await storage.reader.countSite()).toEqual({
        ...before,
        people: before.people + 3,
        admins: before.admins + 1,
        moderators: before.moderators + 1,
      });
    });
  });
}
