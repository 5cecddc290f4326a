import { sql } from 'kysely';
import { slugOf } from '#domain/recipes/slug.ts';
import { type CooksOf, meaningOf } from '#domain/search/reading.ts';
import { readSentence, type Sentence, type Slips } from '#domain/search/sentence.ts';
import { hasNotLeft } from '../features/accounts/has-not-left.ts';
import { hasPage } from '../features/cooks/has-page.ts';
import type { Db } from '../schema.ts';
import type { Understood } from './rows.ts';

const mostCooks = 50;

/** A sentence, and who the cooks are that it names. */
export type UnderstoodSentence = { sentence: Sentence; cooksOf: CooksOf };

/** Reads a sentence; a cook whom nobody here is called stays words. */
export async function understand(
  db: Db,
  text: string,
  asWords: readonly string[],
  slips?: Slips,
): Promise<UnderstoodSentence> {
  const sentence = readSentence(text, asWords, slips);
  const named = sentence.readings.find(({ kind }) => kind === 'cook');
  if (named?.kind !== 'cook') return { sentence, cooksOf: () => new Set() };
  const cooks = await cooksCalled(db, named.cook);
  return cooks.size > 0
    ? { sentence, cooksOf: () => cooks }
    : { sentence: readSentence(text, [...asWords, named.typed], slips), cooksOf: () => cooks };
}

/** Handles are made of names: a cook called Anna has one that is `anna` or begins so. */
async function cooksCalled(db: Db, name: string): Promise<Set<string>> {
  const handle = slugOf(name);
  if (handle === '') return new Set();
  const rows = await db
    .selectFrom('handles')
    .innerJoin('users', 'users.id', 'handles.user_id')
    .select('handles.user_id')
    // One that moderators took away leads nowhere, here neither.
    .where('handles.hidden', 'is', null)
    .where((or) =>
      or.or([
        or('handles.handle', '=', handle),
        or.and([or('handles.handle', '>=', `${handle}-`), or('handles.handle', '<', `${handle}.`)]),
      ]),
    )
    // Nor is anybody told of an account that shows nothing, or of who has left.
    .where(hasNotLeft)
    .where(hasPage(sql.ref('users.id')), '=', 1)
    // Spelled out: with a bound number SQLite may go through all accounts instead.
    .limit(sql.lit(mostCooks))
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** What a person is told was understood; the value is what a page names in its own words. */
export function toldOf(
  { readings }: Sentence,
  leftOut: readonly { typed: string; value: string }[],
): Understood[] {
  return [
    ...readings.map((one) => ({ kind: one.kind, value: meaningOf(one), typed: one.typed })),
    ...leftOut.map(({ value, typed }) => ({ kind: 'without' as const, value, typed })),
  ];
}
