import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Likeness } from '#domain/photos/likeness.ts';
import type { HintReason } from '#domain/reports/kinds.ts';
import {
  addUser,
  findEntry,
  newId,
  newWord,
  type OpenStorage,
  publish,
  recipeRow,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

/** Before what other suites on the same database put into the queue. */
let clock = 3_000_000;

/** What the site finds strange, and from where it came, whatever the engine. */
export function describeHints(open: OpenStorage): void {
  describe('hints', () => {
    const storage = openAround(open);

    const tick = () => {
      clock += 1_000;
      return clock;
    };
    const block = '203.0.113/24';
    const trustDays = 3;
    const note = (
      id: string,
      userId: string,
      kind: 'recipe' | 'question' = 'recipe',
      at = tick(),
    ) => storage.relaxed.noteOrigin({ kind, id, userId, block, at });
    const look = async () => {
      while (await storage.writer.lookAtPost(tick(), trustDays));
    };
    const hintsOf = async (subjectId: string, isSettled = false) =>
      (await storage.reader.listQueue(isSettled, 200)).rows
        .filter((entry) => entry.subjectId === subjectId)
        .flatMap(({ reasons }) => reasons.map(({ reason }) => reason));
    const countOf = async (more: { block?: string; hint?: HintReason; since?: number }) => {
      const set = { userId: null, since: 0, until: clock, newSince: null, block: null, hint: null };
      return storage.reader.countSet({ ...set, ...more }, { at: clock, actorId: null });
    };
    const cook = async () => (await addUser(storage)).id;
    /** A text that nothing else says. */
    const text = () => Array.from({ length: 60 }, newWord).join(' ');
    const recipe = (userId: string, steps: string) =>
      publish(storage, userId, { createdAt: tick(), steps: [steps] });

    test('many links and a text that is another’s are hints, once each, and come back by none that is settled', async () => {
      const [one, two, since] = [await cook(), await cook(), clock];
      const steps = text();
      const [first, copy, linked] = [
        await recipe(one, steps),
        await recipe(two, `${steps} Enjoy!`),
        await recipe(two, 'See http://a.example, http://b.example, www.c.example'),
      ];
      for (const { id, userId } of [first, copy, linked]) await note(id, userId);
      expect(await storage.reader.hasUnlooked()).toBe(true);
      await look();
      expect(await storage.reader.hasUnlooked()).toBe(false);
      expect(await hintsOf(first.id)).toEqual([]);
      expect(await hintsOf(copy.id)).toEqual(['copied-text']);
      expect(await hintsOf(linked.id)).toEqual(['links']);
      const entry = await findEntry(storage, copy.id);
      expect(entry).toMatchObject({ reports: 0, subject: { block } });
      const act = { act: 'dismiss', rule: null, reason: null } as const;
      await storage.writer.settleEntry(entry?.id ?? '', act, { at: tick(), actorId: null });
      await note(copy.id, two);
      await look();
      expect(await hintsOf(copy.id)).toEqual([]);
      expect(await countOf({ hint: 'links', block, since })).toMatchObject({ posts: 1 });
      expect(await countOf({ block, since })).toMatchObject({ posts: 3, people: 2 });
      expect(await countOf({ block: '198.51.100/24' })).toMatchObject({ posts: 0 });
    });

    test('a reporter’s key keeps no hint from being given, however it was chosen', async () => {
      const [spammer, other] = [await cook(), await cook()];
      const about = (await recipe(other, text())).id;
      const linked = await recipe(spammer, 'See http://a.example, http://b.example, www.c.example');
      const named = [`burst cook ${spammer}`, `links recipe ${linked.id}`];
      for (const name of named) {
        const id = createHash('sha256').update(name).digest('hex').slice(0, 24);
        const said = { reason: 'other', note: '', at: tick() } as const;
        const report = { id, kind: 'recipe', subjectId: about, ...said } as const;
        for (const _ of [1, 2]) expect(await storage.writer.sendReport(report)).toBe(true);
      }
      for (let n = 0; n < 10; n += 1) await note((await recipe(spammer, text())).id, spammer);
      await note(linked.id, spammer);
      await look();
      expect([await hintsOf(spammer), await hintsOf(linked.id)]).toEqual([['burst'], ['links']]);
      const { rows } = await storage.reader.listQueue(false, 200);
      expect(rows.find(({ subjectId }) => subjectId === about)?.reports).toBe(2);
      const { id = '' } = rows.find(({ subjectId }) => subjectId === spammer) ?? {};
      const act = { act: 'dismiss', rule: null, reason: null } as const;
      await storage.writer.settleEntry(id, act, { at: tick(), actorId: null });
    });

    test('a text that only an unlisted recipe says is nobody’s copy, and an unlisted copy of a listed one is', async () => {
      const [one, two] = [await cook(), await cook()];
      const unlisted = (userId: string, steps: string) =>
        publish(storage, userId, { createdAt: tick(), steps: [steps], unlisted: true });
      const [secret, known] = [text(), text()];
      const posted = [
        await unlisted(one, secret),
        await recipe(two, secret),
        await recipe(one, known),
        await unlisted(two, known),
      ];
      for (const { id, userId } of posted) await note(id, userId);
      await look();
      const hints = [];
      for (const { id } of posted) hints.push(await hintsOf(id));
      expect(hints).toEqual([[], [], [], ['copied-text']]);
    });

    test('a photo of a new account that looks like one which somebody else shows is a hint, with both', async () => {
      const word = () => Math.floor(Math.random() * 0x10000);
      const seen = [word(), word(), word(), word()] as const;
      // Seven bits that differ, at most two of a band.
      const near = [
        seen[0] ^ 0x0101,
        seen[1] ^ 0x8001,
        seen[2] ^ 0x0003,
        seen[3] ^ 0x0010,
      ] as const;
      const far = [seen[0] ^ 0x00f0, seen[1] ^ 0x00f0, seen[2], seen[3]] as const;
      const shows = async (userId: string, likeness: Likeness | null, unlisted = false) => {
        const posted = await publish(storage, userId, { createdAt: tick(), unlisted });
        await storage.relaxed.keepPhotoHash(posted.photo.id, likeness);
        await note(posted.id, userId);
        await look();
        return posted;
      };
      const newcomer = async () => (await addUser(storage, { createdAt: clock })).id;
      const [one, two, three] = [await newcomer(), await newcomer(), await newcomer()];
      const old = (await addUser(storage, { createdAt: clock, role: 2 })).id;
      const first = await shows(one, seen);
      const own = await shows(one, seen);
      const copy = await shows(two, near);
      const other = await shows(three, far);
      const secret = await shows(three, seen, true);
      const even = [await shows(two, null), await shows(three, null)];
      const trusted = await shows(old, seen);
      const hintsAbout = async ({ id }: { id: string }) => hintsOf(id);
      expect(await hintsAbout(copy)).toEqual(['same-photo']);
      for (const none of [first, own, other, secret, trusted, ...even])
        expect(await hintsAbout(none)).toEqual([]);
      const alikeOf = async ({ id }: { id: string }) => (await findEntry(storage, id))?.alike;
      expect(await alikeOf(copy)).toMatchObject({
        photo: { id: copy.photo.id },
        other: { cook: { id: one }, recipe: { name: first.name } },
      });
      for (const { id } of [first, own])
        await storage.writer.removeRecipe(id, { at: tick(), actorId: null, act: 'try' });
      expect(await alikeOf(copy)).toBeNull();
      const unhashed = async () =>
        (await storage.reader.listUnhashedPhotos(100_000)).map(({ id }) => id);
      expect(await unhashed()).not.toContain(even[0]?.photo.id);
      const inParts = [];
      for (let part = await storage.reader.listUnhashedPhotos(2); part.length > 0; ) {
        inParts.push(...part.map(({ id }) => id));
        part = await storage.reader.listUnhashedPhotos(2, inParts.at(-1));
      }
      expect(inParts).toEqual(await unhashed());
      await storage.writer.deletePhotoHash(copy.photo.id);
      expect(await unhashed()).toContain(copy.photo.id);
    });

    test('a photo of what waits is compared too, and only the other one comes beside it', async () => {
      const [one, two] = [
        await addUser(storage, { createdAt: clock }),
        await addUser(storage, { createdAt: clock }),
      ];
      const likeness: Likeness = [0x1234, 0x5a5a, 0x0ff1, 0x7e57];
      const shown = await publish(storage, one.id, { createdAt: tick() });
      const row = recipeRow(two.id, { createdAt: tick() });
      const { recipe: held } = await storage.writer.publishRecipe(row, null, null, true);
      for (const { photo } of [shown, held])
        await storage.relaxed.keepPhotoHash(photo.id, likeness);
      await note(held.id, two.id);
      await look();
      expect(await hintsOf(held.id)).toContain('same-photo');
      const [entry] = (await storage.reader.listQueue(false, 200)).rows.filter(
        ({ subjectId }) => subjectId === held.id,
      );
      expect(entry?.alike).toMatchObject({ photo: null, other: { recipe: { name: shown.name } } });
    });

    test('much at once is a hint about the person, and what came from where is forgotten', async () => {
      const [busy, calm] = [await cook(), await cook()];
      const { id } = await recipe(calm, 'Stir.');
      let asked = 0;
      const ask = async () => {
        asked += 1;
        const wish = {
          id: newId(),
          userId: busy,
          recipeId: id,
          text: `Warm at ${asked}?`,
          at: tick(),
        };
        await storage.writer.askQuestion(wish);
        await note(wish.id, busy, 'question', wish.at);
      };
      for (let n = 0; n < 9; n += 1) await ask();
      await look();
      expect(await hintsOf(busy)).toEqual([]);
      await ask();
      await look();
      expect(await hintsOf(busy)).toEqual(['burst']);
      expect(await hintsOf(calm)).toEqual([]);
      const many = await countOf({ hint: 'burst' });
      expect(many.people).toBe(1);
      expect(many.posts).toBeGreaterThanOrEqual(1);
      expect(await storage.writer.deleteOldOrigins(clock, 3)).toBe(3);
      while ((await storage.writer.deleteOldOrigins(clock, 3)) > 0);
      expect(await countOf({ block })).toMatchObject({ posts: 0 });
    });
  });
}
