import { describe, expect, test } from 'vitest';
import { gatherMs, mailDueAt, mailedFor } from '#domain/notifications/mail-times.ts';
import type { MailTime, NotificationKind } from '#domain/notifications/settings.ts';
import { addReview, addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { NewMail } from '../mails/rows.ts';

/** A Monday. */
const noon = Date.UTC(2026, 10, 23, 12);
const day = 86_400_000;

/** What mails tell people, whatever the engine. */
export function describeMailing(open: OpenStorage): void {
  describe('mails of notifications', () => {
    const storage = openAround(open);

    let at = noon;
    const next = () => (at += 1_000);
    const mailOf = (userId: string, fields: Partial<NewMail> = {}): NewMail => {
      const id = newId();
      const texts = { subject: 'News', text: 'News', html: '<p>News</p>', unsubscribe: null };
      const times = { createdAt: at, giveUpAt: at + 400 * day };
      const mail = { id, userId, kind: 'notices' as const, messageId: `<${id}@example.org>` };
      return { ...mail, ...texts, ...times, ...fields };
    };
    const choose = async (userId: string, mail: MailTime, kind: NotificationKind = 'review') => {
      const reader = { language: 'de', token: `token of ${userId}`, at: next() };
      await storage.writer.setNotificationSettings(userId, [{ kind, site: true, mail }], reader);
    };
    /** Proves the address of an account, without a mail that waits. */
    const prove = async ({ id, email }: { id: string; email: string }) => {
      const mail = mailOf(id, { kind: 'verify' });
      const link = { tokenHash: newId(), email, expiresAt: at + day };
      await storage.writer.askVerification(mail, link);
      await storage.writer.verifyEmail(link.tokenHash, at);
      await storage.writer.noteMailSent(mail.id, at);
    };
    /** An author with a proven address and a recipe, who is mailed of reviews. */
    const author = async (mail: MailTime = 'now', isVerified = true) => {
      const user = await addUser(storage);
      if (isVerified) await prove(user);
      await choose(user.id, mail);
      return { ...user, recipeId: (await publish(storage, user.id)).id };
    };
    const review = async ({ recipeId }: { recipeId: string }, writer?: string) => {
      const userId = writer ?? (await addUser(storage)).id;
      return (await addReview(storage, { userId, recipeId, at: next() })).review.id;
    };
    const due = (now: number) => storage.reader.findMailing(now);
    /** Writes what is due to anybody by a time; whose it was, and how many notifications it told. */
    const mailAll = async (now: number) => {
      const told: { userId: string; count: number }[] = [];
      for (let mailing = await due(now); mailing; mailing = await due(now)) {
        const mail = mailing.ids.length > 0 ? mailOf(mailing.userId) : null;
        expect(await storage.writer.mailNotifications(mailing, mail, now)).toBe(true);
        if (mail) await storage.writer.noteMailSent(mail.id, now);
        if (mail) told.push({ userId: mailing.userId, count: mailing.ids.length });
      }
      return told;
    };

    test('what comes within a minute is one mail, written by one of many and told once', async () => {
      const one = await author();
      await review(one);
      const first = at;
      for (let n = 0; n < 4; n += 1) await review(one);
      expect(await due(first + gatherMs - 1)).toBeNull();
      const mailing = await due(first + gatherMs);
      if (!mailing) throw new Error('no mail is due');
      expect(mailing).toMatchObject({ userId: one.id, email: one.email, language: 'de' });
      expect(mailing.groups).toMatchObject([{ kind: 'review', people: 5 }]);
      const writes = [1, 2, 3].map(() =>
        storage.writer.mailNotifications(mailing, mailOf(one.id), first + gatherMs),
      );
      expect((await Promise.all(writes)).filter(Boolean)).toHaveLength(1);
      const sent = await storage.writer.claimMail(at + day, at + 2 * day);
      expect(sent).toMatchObject({ userId: one.id, kind: 'notices', recipient: one.email });
      // Nothing more is written to whom one is on its way.
      await review(one);
      expect(await due(at + day)).toBeNull();
      await storage.writer.noteMailSent(sent?.id ?? '', at);
      expect(await mailAll(at + day)).toEqual([{ userId: one.id, count: 1 }]);
    });

    test('a day or a week is told at its end, and another choice holds for what is owed', async () => {
      const [daily, weekly, changed] = [
        await author('daily'),
        await author('weekly'),
        await author('weekly'),
      ];
      for (const one of [daily, weekly, changed]) await review(one);
      const [day1 = 0, week1 = 0] = [mailDueAt('daily', at) ?? 0, mailDueAt('weekly', at) ?? 0];
      await choose(changed.id, 'now');
      expect(await mailAll(at + gatherMs)).toEqual([{ userId: changed.id, count: 1 }]);
      expect(await mailAll(day1 - gatherMs - 1)).toEqual([]);
      expect(await mailAll(day1)).toEqual([{ userId: daily.id, count: 1 }]);
      expect(await mailAll(week1 - gatherMs - 1)).toEqual([]);
      expect(await mailAll(week1)).toEqual([{ userId: weekly.id, count: 1 }]);
    });

    test('nothing is mailed that was read, taken back, hidden or put away, is old, or that nobody wants to be mailed', async () => {
      const [reads, removes, switches] = [await author(), await author(), await author()];
      const waits = await author();
      for (const one of [reads, removes, switches, waits]) await review(one);
      const [deleted, hidden] = [await review(await author()), await review(await author())];
      const mark = { upTo: 'f'.repeat(24), group: undefined, at };
      await storage.writer.readNotifications(reads.id, mark);
      await storage.writer.deleteReview(deleted, null);
      const act = { at, actorId: null, act: 'hide-post' as const };
      await storage.writer.setPostHidden({ kind: 'review', id: hidden }, 'Rude', act);
      await storage.writer.softDeleteRecipe(removes.recipeId, removes.id, at);
      await choose(switches.id, 'off');
      await choose(switches.id, 'now');
      expect(await mailAll(at + mailedFor + day)).toEqual([]);
      // Nor is anything of it later.
      await review(waits);
      expect(await mailAll(at + gatherMs)).toEqual([{ userId: waits.id, count: 1 }]);
    });

    test('what was read or taken back while a mail was written is in none', async () => {
      const one = await author();
      const id = await review(one);
      await review(one);
      const mailing = await due(at + gatherMs);
      if (!mailing) throw new Error('no mail is due');
      await storage.writer.deleteReview(id, null);
      const write = () => storage.writer.mailNotifications(mailing, mailOf(one.id), at + gatherMs);
      expect(await write()).toBe(false);
      expect(await mailAll(at + gatherMs)).toEqual([{ userId: one.id, count: 1 }]);
      const other = { ...mailing, ids: [], email: 'other@example.org' };
      expect(await storage.writer.mailNotifications(other, null, at)).toBe(false);
    });

    test('what is deleted and written anew while its mail waits is told by the next one', async () => {
      const [one, writer] = [await author(), (await addUser(storage)).id];
      const id = await review(one, writer);
      const mailing = await due(at + gatherMs);
      if (!mailing) throw new Error('no mail is due');
      await storage.writer.mailNotifications(mailing, mailOf(one.id), at + gatherMs);
      await storage.writer.deleteReview(id, null);
      await review(one, writer);
      expect(await storage.reader.countUnread(one.id)).toBe(1);
      const mail = await storage.writer.claimMail(at + day, at + 2 * day);
      if (mail?.userId !== one.id) throw new Error('another mail waits');
      expect(await storage.writer.renewMailing(mail)).toBeNull();
      expect(await mailAll(at + day)).toEqual([{ userId: one.id, count: 1 }]);
    });

    test('only proven addresses are mailed, of what happened since', async () => {
      const one = await author('now', false);
      await review(one);
      expect(await due(at + day)).toBeNull();
      await prove(one);
      expect(await due(at + day)).toBeNull();
      await review(one);
      expect(await mailAll(at + day)).toEqual([{ userId: one.id, count: 1 }]);
    });

    test('of what a cook publishes those are mailed who chose so, when they chose, at proven addresses', async () => {
      const cook = (await addUser(storage)).id;
      const [now, daily] = [await author('off'), await author('off')];
      const [off, strange] = [await author('off'), await author('off', false)];
      const choices = { now, daily, off, strange };
      for (const [name, { id: userId }] of Object.entries(choices)) {
        const mail = name === 'strange' ? 'now' : (name as MailTime);
        await choose(userId, mail, 'published');
        const follow = { userId, cookId: cook, following: true, at: next(), most: 10 };
        await storage.writer.keepFollow(follow);
      }
      await publish(storage, cook, { createdAt: next() });
      expect(await mailAll(at + gatherMs)).toEqual([{ userId: now.id, count: 1 }]);
      const end = mailDueAt('daily', at) ?? 0;
      expect(await mailAll(end)).toEqual([{ userId: daily.id, count: 1 }]);
    });

    test('to somebody who has left nothing is due, and once they are back what came before and meanwhile', async () => {
      const one = await author();
      await review(one);
      const terms = { before: 'password hash', endsAt: at + 14 * day, keepsRecipes: true };
      const session = { tokenHash: newId(), userId: one.id, createdAt: at, usedAt: at };
      await storage.writer.createSession(session);
      const wish = { ...terms, userId: one.id, tokenHash: session.tokenHash, at: next() };
      expect(await storage.writer.leave(wish, null)).toBe('done');
      await review(one);
      expect(await due(at + day)).toBeNull();
      const back = { ...session, tokenHash: newId(), createdAt: next(), usedAt: at };
      await storage.writer.createSession(back, undefined, null, true);
      expect(await due(at + gatherMs - 1)).toBeNull();
      expect(await mailAll(at + gatherMs)).toEqual([{ userId: one.id, count: 2 }]);
    });

    test('whoever has the token ends the mails, those on their way too, and nothing else', async () => {
      const one = await author();
      const token = `token of ${one.id}`;
      await review(one);
      const mailing = await due(at + gatherMs);
      if (!mailing) throw new Error('no mail is due');
      await storage.writer.mailNotifications(mailing, mailOf(one.id), at + gatherMs);
      await review(one);
      expect(await storage.reader.findMailReader('another')).toBeNull();
      expect(await storage.writer.endNotificationMails('another')).toBe(false);
      expect(await storage.reader.findMailReader(token)).toBe(one.id);
      for (const _ of [1, 2]) expect(await storage.writer.endNotificationMails(token)).toBe(true);
      expect(await storage.reader.listNotificationSettings(one.id)).toEqual([
        { kind: 'review', site: true, mail: 'off' },
      ]);
      expect(await due(at + day)).toBeNull();
      expect(await storage.reader.findNextMailTime()).toBeNull();
      expect(await storage.reader.countUnread(one.id)).toBe(1);
      // The token lasts.
      await choose(one.id, 'daily');
      expect(await storage.reader.findMailReader(token)).toBe(one.id);
    });
  });
}
