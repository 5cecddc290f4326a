import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NotificationKind, notificationKinds } from '#contract/notifications.ts';
import { type Doing, groupOf, groupTold, type Told } from './groups.ts';

const doing = (kind: NotificationKind, overrides: Partial<Doing> = {}): Doing => ({
  kind,
  actorId: 'anna',
  recipeId: 'goulash',
  subjectId: 'subject',
  ...overrides,
});

test('what is about the same thing is told together', () => {
  const of = (kind: NotificationKind, overrides: Partial<Doing>) => groupOf(doing(kind, overrides));
  expect(of('review', { actorId: 'ben', subjectId: 'other' })).toBe(of('review', {}));
  expect(of('review', { recipeId: 'dal' })).not.toBe(of('review', {}));
  expect(of('question', {})).not.toBe(of('review', {}));
  expect(of('helpful', { actorId: 'ben' })).toBe(of('helpful', {}));
  expect(of('helpful', { subjectId: 'other' })).not.toBe(of('helpful', {}));
  expect(of('answer', { ofId: 'q', subjectId: 'other' })).toBe(of('answer', { ofId: 'q' }));
  expect(of('follow', { actorId: 'ben' })).toBe(of('follow', {}));
  expect(of('published', { recipeId: 'dal' })).toBe(of('published', {}));
  expect(of('published', { actorId: 'ben' })).not.toBe(of('published', {}));
});

const names = ['anna', 'ben', 'cem', 'dora', 'eva'];
const things = ['goulash', 'dal', 'pie'];

const anyTold: fc.Arbitrary<Told[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...notificationKinds),
      name: fc.constantFrom(...names),
      thing: fc.constantFrom(...things),
      subjectId: fc.constantFrom('one', 'two', null),
      isUnread: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((all) => all.map((one, index) => toTold(one, all.length - index)));

type Picked = Pick<Told, 'kind' | 'subjectId' | 'isUnread'> & { name: string; thing: string };

function toTold({ name, thing, ...one }: Picked, at: number): Told {
  const actor = one.kind === 'hidden' ? null : { id: name, name, handle: name };
  const recipe = one.kind === 'follow' ? null : { id: thing, name: thing, slug: thing };
  const ids = { actorId: actor?.id ?? null, recipeId: recipe?.id ?? null };
  const group = groupOf({ ...ids, kind: one.kind, subjectId: one.subjectId });
  return {
    ...one,
    actor,
    recipe,
    group,
    id: String(at).padStart(3, '0'),
    detail: null,
    createdAt: at,
  };
}

test('groups say what a plain count of their rows says, newest first', () => {
  fc.assert(
    fc.property(anyTold, (told) => {
      const groups = groupTold(told);
      const ids = groups.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted().toReversed());
      expect(new Set(groups.map(({ group }) => group))).toEqual(
        new Set(told.map(({ group }) => group)),
      );
      for (const group of groups) {
        const rows = told.filter((one) => one.group === group.group);
        const people = rows.flatMap(({ actor }) => actor?.name ?? []);
        expect(group.createdAt).toBe(Math.max(...rows.map(({ createdAt }) => createdAt)));
        expect(group.people).toBe(new Set(people).size);
        expect(group.isUnread).toBe(rows.filter(({ isUnread }) => isUnread).length > 0);
        const named = people.filter((name, index) => people.indexOf(name) === index).slice(0, 3);
        expect(group.actors.map(({ name }) => name)).toEqual(named);
      }
    }),
  );
});
