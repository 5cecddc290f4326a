import { describe, expect, test } from 'vitest';
import { tellOfDevicesEvery, tellOfDevicesFor } from '#domain/accounts/new-device.ts';
import { emptyMail, proveAddress } from '#test/support/mails/prove-address.ts';
import { addUser, newId, type OpenStorage } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from './rows.ts';

const minute = 60_000;

/** Whom devices that are new to an account are told, whatever the engine. */
export function describeNewDevices(open: OpenStorage): void {
  describe('new devices', () => {
    const storage = openAround(open);

    let at = 1_700_000_000_000;
    const proven = async () => {
      const user = await addUser(storage);
      await proveAddress(storage.writer, user, at);
      return user;
    };
    const enter = async ({ id }: UserRow, deviceHash = newId(), language = 'en', name = 'App') => {
      at += minute;
      const begun = { tokenHash: newId(), userId: id, createdAt: at, usedAt: at };
      const session = { ...begun, device: name, language };
      await storage.writer.createSession(session, undefined, deviceHash);
      return deviceHash;
    };
    const due = () => storage.reader.findNewDevices(at);
    const tell = async () => {
      const found = await due();
      if (!found) throw new Error('nobody is to be told');
      const done = await storage.writer.mailNewDevices(
        found,
        emptyMail(found.userId, 'device', at),
        at,
      );
      expect(done).toBe(true);
      return found;
    };

    test('a device that is new is told once, by one of many; the first, and one that is known, are not', async () => {
      const user = await proven();
      const first = await enter(user);
      await enter(user, first);
      expect(await due()).toBeNull();
      const second = await enter(user, newId(), 'de', 'Firefox, Linux');
      const found = await due();
      expect(found).toEqual({
        userId: user.id,
        email: user.email,
        language: 'en',
        devices: [{ tokenHash: second, name: 'Firefox, Linux', at }],
      });
      if (!found) throw new Error('nobody is to be told');
      const writes = [1, 2, 3].map(() =>
        storage.writer.mailNewDevices(found, emptyMail(user.id, 'device', at), at),
      );
      expect((await Promise.all(writes)).filter(Boolean)).toHaveLength(1);
      await enter(user, second);
      at += tellOfDevicesEvery;
      expect(await due()).toBeNull();
    });

    test('what comes within an hour is one mail', async () => {
      const user = await proven();
      await enter(user);
      await enter(user);
      expect((await tell()).devices).toHaveLength(1);
      const [second, third] = [await enter(user, newId(), 'en', 'B'), await enter(user)];
      expect(await due()).toBeNull();
      at += tellOfDevicesEvery;
      const hashes = (await tell()).devices.map(({ tokenHash }) => tokenHash);
      expect(hashes).toEqual([third, second]);
    });

    test('nobody is told at an address that is not proven, nor of what is long ago', async () => {
      const unproven = await addUser(storage);
      await enter(unproven);
      await enter(unproven);
      expect(await due()).toBeNull();
      const user = await proven();
      await enter(user);
      await enter(user);
      const found = await due();
      if (!found) throw new Error('nobody is to be told');
      const moved = { ...found, email: 'another@example.org' };
      expect(await storage.writer.mailNewDevices(moved, emptyMail(user.id, 'device', at), at)).toBe(
        false,
      );
      at += tellOfDevicesFor;
      expect(await storage.writer.mailNewDevices(found, emptyMail(user.id, 'device', at), at)).toBe(
        false,
      );
      expect(await due()).toBeNull();
    });

    test('a person is told in the language that they chose for mails, else in that of the device they used last', async () => {
      const user = await proven();
      await enter(user, newId(), 'de');
      await enter(user, newId(), 'en', 'B');
      expect((await tell()).language).toBe('de');
      const reader = { language: 'en', token: newId(), at };
      await storage.writer.setNotificationSettings(user.id, [], reader);
      at += tellOfDevicesEvery;
      await enter(user, newId(), 'de', 'C');
      expect((await tell()).language).toBe('en');
    });
  });
}
