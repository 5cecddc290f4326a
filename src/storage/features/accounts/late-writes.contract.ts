import { describe, expect, test } from 'vitest';
import {
  addUser,
  newId,
  newWord,
  type OpenStorage,
  publish,
  userRow,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from './rows.ts';

const noon = 1_728_043_200_000;
const end = noon + 14 * 86_400_000;

/** What was on its way while its person left, whatever the engine. */
export function describeLateWrites(open: OpenStorage): void {
  describe('a write that comes after its person has left', () => {
    const storage = openAround(open);

    const begin = async (userId: string, comesBack = false) => {
      const session = { tokenHash: newId(), userId, createdAt: noon, usedAt: noon };
      const hash = 'password hash';
      expect(await storage.writer.createSession(session, hash, null, comesBack)).toBe(true);
      return session.tokenHash;
    };
    const leave = async ({ id: userId }: UserRow, keepsRecipes = false) => {
      const wish = { userId, tokenHash: await begin(userId), before: 'password hash', at: noon };
      const outcome = storage.writer.leave({ ...wish, endsAt: end, keepsRecipes }, null);
      expect(await outcome).toBe('done');
    };

    test('gives no name, handle or profile back to what stays', async () => {
      const cook = await addUser(storage, { name: 'Mia' });
      const { handle } = cook;
      await leave(cook, true);
      expect(await storage.writer.rename(cook.id, 'Mia Again')).toBe('missing');
      for (const wanted of [handle, `${handle}-new`]) {
        const told = { handle: wanted, lines: 'I cook', link: '', photoId: null, base: undefined };
        const outcome = await storage.writer.updateProfile(cook.id, { ...told, at: noon + 1 });
        expect(outcome).toEqual({ kind: 'missing' });
      }
      expect(await storage.reader.findUser(cook.id)).toMatchObject({ name: '', handle: '' });
      expect(await storage.reader.findCook(handle)).toBeNull();
      await begin(cook.id, true);
      expect(await storage.reader.findUser(cook.id)).toEqual(cook);
      expect(await storage.writer.rename(cook.id, 'Mia Again')).toBe('done');
    });

    test('shares no collection, neither a new one nor one that was private', async () => {
      const cook = await addUser(storage);
      const most = { collections: 9, recipes: 9 };
      const make = (visibility: 'private' | 'public') => {
        const wish = { id: newId(), userId: cook.id, at: noon };
        const said = { name: newWord(), description: '', visibility };
        return storage.writer.createCollection(wish, said, null, most);
      };
      const own = await make('private');
      if (own.kind !== 'made') throw new Error(own.kind);
      await leave(cook);
      expect(await make('public')).toEqual({ kind: 'no account' });
      const change = { at: noon + 1, base: undefined };
      const said = { visibility: 'public' as const };
      expect(
        await storage.writer.changeCollection(own.collection.id, cook.id, said, change),
      ).toEqual({ kind: 'missing' });
      expect(await storage.reader.countPublicCollections(cook.id)).toBe(0);
    });

    test('brings no recipe back, neither one that was deleted before nor one that went with them', async () => {
      const cook = await addUser(storage);
      const [before, along] = [
        await publish(storage, cook.id, { name: newWord() }),
        await publish(storage, cook.id, { name: newWord() }),
      ];
      await storage.writer.softDeleteRecipe(before.id, cook.id, noon - 5);
      await leave(cook);
      for (const { id } of [before, along]) {
        expect(await storage.writer.undeleteRecipe(id, cook.id, noon + 1)).toBeNull();
        expect(await storage.reader.findRecipe(id)).toBeNull();
      }
    });

    test('of an admin deletes no account and lets nobody in, until they come back', async () => {
      const [gone, other] = [
        await addUser(storage, { role: 1 }),
        await addUser(storage, { role: 1 }),
      ];
      const link = { id: newId(), tokenHash: newId(), role: 0, expiresAt: end };
      const act = { at: noon, actorId: gone.id, act: 'invite' };
      await storage.writer.createInvitation(link, 1_000, act);
      const isGood = () => storage.reader.isGoodInvitation(link.tokenHash, noon + 1);
      const listed = async () =>
        (await storage.reader.listInvitations(1_000)).rows.find(({ id }) => id === link.id);
      expect(await isGood()).toBe(true);
      await leave(gone);
      expect(await isGood()).toBe(false);
      const used = { tokenHash: link.tokenHash, at: noon + 1 };
      expect(await storage.writer.createInvited(userRow(), used)).toBe('over');
      expect((await listed())?.revokedAt).toBe(noon);
      const deletion = { at: noon + 1, actorId: gone.id, act: 'delete-account' };
      expect(await storage.writer.deleteUser(other.id, deletion)).toBeNull();
      expect(await storage.reader.findUser(other.id)).toEqual(other);
      expect(await storage.reader.listAdmins()).not.toContainEqual(
        expect.objectContaining({ id: gone.id }),
      );
      await begin(gone.id, true);
      expect(await isGood()).toBe(true);
      expect((await listed())?.revokedAt).toBeNull();
    });

    test('where the only admin left is one who has gone, the site asks for its first one again', async () => {
      await using alone = await open();
      const { reader, writer } = alone.storage;
      const [gone, other] = [
        await addUser(alone.storage, { role: 1 }),
        await addUser(alone.storage, { role: 1 }),
      ];
      const session = { tokenHash: newId(), userId: gone.id, createdAt: noon, usedAt: noon };
      await writer.createSession(session);
      const wish = { userId: gone.id, tokenHash: session.tokenHash, before: 'password hash' };
      await writer.leave({ ...wish, at: noon, endsAt: end, keepsRecipes: false }, null);
      const link = { tokenHash: newId(), expiresAt: end };
      expect(await writer.createSetupLink(link)).toBe(false);
      await writer.setRole(other.email, 0);
      expect(await writer.createSetupLink(link)).toBe(true);
      expect(await reader.listAdmins()).toEqual([]);
    });
  });
}
