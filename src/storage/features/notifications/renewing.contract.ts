import { describe, expect, test } from 'vitest';
import { gatherMs } from '#domain/notifications/mail-times.ts';
import type { MailTime } from '#domain/notifications/settings.ts';
import { addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { ClaimedMail, NewMail } from '../mails/rows.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What a mail of notifications tells at each of its tries, whatever the engine. */
export function describeRenewing(open: OpenStorage): void {
  describe('a mail of notifications that waits', () => {
    const storage = openAround(open);

    let now = Date.UTC(2026, 10, 23, 12);
    const mailOf = (userId: string, kind: NewMail['kind']): NewMail => {
      const texts = { subject: 'News', text: 'News', html: '<p>News</p>', unsubscribe: null };
      const times = { createdAt: now, giveUpAt: now + day };
      return {
        id: newId(),
        userId,
        kind,
        messageId: `<${newId()}@example.org>`,
        ...texts,
        ...times,
      };
    };
    const claim = async (): Promise<ClaimedMail> => {
      const mail = await storage.writer.claimMail(now, now + minute);
      if (!mail) throw new Error('no mail is due');
      return mail;
    };
    /** Proves the address of an account, without a mail that waits. */
    const prove = async ({ id, email }: { id: string; email: string }) => {
      const mail = mailOf(id, 'verify');
      const link = { tokenHash: newId(), email, expiresAt: now + day };
      await storage.writer.askVerification(mail, link);
      await storage.writer.verifyEmail(link.tokenHash, now);
      await storage.writer.noteMailSent(mail.id, now);
    };
    const choose = async (userId: string, mail: MailTime) => {
      const reader = { language: 'de', token: `token of ${userId}`, at: now };
      const settings = [{ kind: 'follow' as const, site: true, mail }];
      await storage.writer.setNotificationSettings(userId, settings, reader);
    };
    const follow = async (cookId: string, userId: string, following = true) => {
      now += 1_000;
      await storage.writer.keepFollow({ userId, cookId, following, at: now, most: 10 });
    };
    /** Writes the mail that is due to anybody. */
    const write = async () => {
      const mailing = await storage.reader.findMailing(now);
      if (!mailing) return null;
      const mail = mailOf(mailing.userId, 'notices');
      expect(await storage.writer.mailNotifications(mailing, mail, now)).toBe(true);
      return mail;
    };
    /** A cook whom two follow, and to whom a mail of that was written. */
    const begin = async () => {
      const cook = await addUser(storage);
      await publish(storage, cook.id);
      await prove(cook);
      await choose(cook.id, 'now');
      const fans = [(await addUser(storage)).id, (await addUser(storage)).id] as const;
      for (const fan of fans) await follow(cook.id, fan);
      now += gatherMs;
      const written = await write();
      return { cook, fans, written };
    };
    const namesIn = (mailing: { groups: { actors: { id: string }[] }[] } | null) =>
      mailing?.groups.flatMap(({ actors }) => actors.map(({ id }) => id)).toSorted() ?? null;

    test('tells at each try what is still to be told, under one id and until one end', async () => {
      const { cook, fans, written } = await begin();
      const first = await claim();
      const mailing = await storage.writer.renewMailing(first);
      expect(mailing).toMatchObject({ userId: cook.id, email: cook.email, language: 'de' });
      expect(namesIn(mailing)).toEqual(fans.toSorted());
      await storage.writer.putOffMailing(first, now + minute);
      expect(await storage.reader.findNextMailTime()).toBe(now + minute);
      await follow(cook.id, fans[0], false);
      await follow(cook.id, (await addUser(storage)).id);
      now += 5 * minute;
      // Nothing else is written to whom one is on its way.
      expect(await storage.reader.findMailing(now)).toBeNull();
      const second = await claim();
      const { id, messageId, giveUpAt } = written ?? first;
      expect(second).toMatchObject({ id, messageId, giveUpAt, tries: 2 });
      const renewed = await storage.writer.renewMailing(second);
      expect(namesIn(renewed)).toEqual([fans[1]]);
      expect(renewed?.ids).toHaveLength(1);
      await storage.writer.noteMailSent(second.id, now);
      // What came since is told by the next one, and by that alone.
      expect(await storage.reader.findMailing(now)).toMatchObject({ groups: [{ people: 1 }] });
      await storage.writer.noteMailSent((await write())?.id ?? '', now);
      expect(await storage.reader.findMailing(now + day)).toBeNull();
    });

    test('goes when nothing is left of it, or its person cannot be mailed any more', async () => {
      const { cook, fans } = await begin();
      await storage.writer.putOffMailing(await claim(), now);
      for (const fan of fans) await follow(cook.id, fan, false);
      expect(await storage.writer.renewMailing(await claim())).toBeNull();
      expect(await storage.reader.findNextMailTime()).toBeNull();
      expect(await storage.reader.findMailing(now + day)).toBeNull();
      const muted = await begin();
      await storage.writer.putOffMailing(await claim(), now);
      const block = { userId: muted.cook.id, kind: 'mute' as const, at: now, most: 10 };
      for (const otherId of muted.fans) await storage.writer.keepBlock({ ...block, otherId });
      expect(await storage.writer.renewMailing(await claim())).toBeNull();
      // It is owed no more, also when they are heard of again.
      for (const otherId of muted.fans)
        await storage.writer.keepBlock({ ...block, otherId, kind: null });
      expect(await storage.reader.findMailing(now + day)).toBeNull();
    });

    for (const isPutOff of [false, true])
      test(`goes to the new address once that is proven, of ${isPutOff ? 'one that was put off' : 'one that is on its way'}`, async () => {
        const { cook, fans } = await begin();
        const mail = await claim();
        if (isPutOff) await storage.writer.putOffMailing(mail, now);
        const email = `${newId()}@example.org`;
        await storage.writer.changeEmail(cook.id, { email, before: 'password hash' });
        expect(await storage.reader.findNextMailTime()).toBeNull();
        expect(await storage.writer.renewMailing(mail)).toBeNull();
        expect(await storage.reader.findMailing(now)).toBeNull();
        await prove({ ...cook, email });
        const next = await storage.reader.findMailing(now);
        expect(next?.email).toBe(email);
        expect(namesIn(next)).toEqual(fans.toSorted());
        await storage.writer.noteMailSent((await write())?.id ?? '', now);
        expect(await storage.reader.findMailing(now + day)).toBeNull();
      });

    for (const isPutOff of [false, true])
      test(`is owed anew to who leaves and comes back, of ${isPutOff ? 'one that was put off' : 'one that is on its way'}`, async () => {
        const { cook, fans } = await begin();
        const mail = await claim();
        if (isPutOff) await storage.writer.putOffMailing(mail, now);
        const session = { tokenHash: newId(), userId: cook.id, createdAt: now, usedAt: now };
        await storage.writer.createSession(session);
        const terms = { before: 'password hash', endsAt: now + day, keepsRecipes: true };
        const wish = { ...terms, userId: cook.id, tokenHash: session.tokenHash, at: now };
        expect(await storage.writer.leave(wish, null)).toBe('done');
        expect(await storage.reader.findNextMailTime()).toBeNull();
        expect(await storage.writer.renewMailing(mail)).toBeNull();
        now += 5 * minute;
        expect(await storage.reader.findMailing(now)).toBeNull();
        const back = { ...session, tokenHash: newId(), createdAt: now, usedAt: now };
        await storage.writer.createSession(back, undefined, null, true);
        now += gatherMs;
        expect(namesIn(await storage.reader.findMailing(now))).toEqual(fans.toSorted());
        await storage.writer.noteMailSent((await write())?.id ?? '', now);
        expect(await storage.reader.findMailing(now + day)).toBeNull();
      });

    test('counts as told while it is on its way, and as owed while it is put off', async () => {
      const { cook, fans } = await begin();
      const mail = await claim();
      await storage.writer.renewMailing(mail);
      // It may be with the server by now: done again it is not told again.
      for (const following of [false, true]) await follow(cook.id, fans[0], following);
      await storage.writer.putOffMailing(mail, now);
      for (const following of [false, true]) await follow(cook.id, fans[1], following);
      expect(await storage.writer.renewMailing(await claim())).toBeNull();
      now += gatherMs;
      const next = await storage.reader.findMailing(now);
      expect(namesIn(next)).toEqual([fans[1]]);
      await storage.writer.noteMailSent((await write())?.id ?? '', now);
    });

    test('tells nothing of what is undone before it is taken up, and another one does once it is done again', async () => {
      const { fans, cook } = await begin();
      for (const following of [false, true]) await follow(cook.id, fans[0], following);
      const mail = await claim();
      expect(namesIn(await storage.writer.renewMailing(mail))).toEqual([fans[1]]);
      await storage.writer.noteMailSent(mail.id, now);
      now += gatherMs;
      expect(namesIn(await storage.reader.findMailing(now))).toEqual([fans[0]]);
      await storage.writer.noteMailSent((await write())?.id ?? '', now);
    });

    test('is owed no more after a press that ends the mails, also when they are wanted again', async () => {
      const { cook } = await begin();
      const token = `token of ${cook.id}`;
      await storage.writer.putOffMailing(await claim(), now);
      expect(await storage.writer.endNotificationMails(token)).toBe(true);
      for (const mail of ['daily', 'now'] as const) await choose(cook.id, mail);
      expect(await storage.reader.findNextMailTime()).toBeNull();
      expect(await storage.reader.findMailing(now + 2 * day)).toBeNull();
    });

    test('that is given up is told in no other', async () => {
      await begin();
      await storage.writer.putOffMailing(await claim(), now);
      const mail = await claim();
      await storage.writer.renewMailing(mail);
      await storage.writer.giveMailUp(mail, 'late');
      expect(await storage.reader.findMailing(now + day)).toBeNull();
    });

    test('is renewed and put off by the process that took it up last, and told once though two had it', async () => {
      const { fans } = await begin();
      const slow = await claim();
      await storage.writer.renewMailing(slow);
      now += minute;
      const other = await claim();
      expect(await storage.writer.renewMailing(slow)).toBeNull();
      await storage.writer.putOffMailing(slow, now + day);
      expect(await storage.reader.findNextMailTime()).toBe(now + minute);
      // The process that sent it before may have died without saying so.
      expect(namesIn(await storage.writer.renewMailing(other))).toEqual(fans.toSorted());
      await storage.writer.putOffMailing(other, now + minute);
      await storage.writer.noteMailSent(slow.id, now);
      expect(await storage.reader.findNextMailTime()).toBeNull();
      expect(await storage.reader.findMailing(now + day)).toBeNull();
      // Nor is it told anew where the other one fails only then.
      await storage.writer.putOffMailing(other, now);
      expect(await storage.reader.findMailing(now + day)).toBeNull();
    });
  });
}
