import { expect, test } from 'vitest';
import { defineCall, type ReplyOf } from '#contract/define.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Calls } from '#contract/index.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import type { Handler, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { nothing, read, write } from '#storage/define.ts';
import { saveRecipe } from '#storage/features/saved/saved.ts';
import type { Reader, Storage } from '#storage/port.ts';
import type { Db } from '#storage/schema.ts';

/**
 * Steps that cannot be forgotten: each line below an expected error leaves one out. That the
 * compiler still says so is what `npm run check` asks of this file; a line that has come to compile fails it.
 */
test('the compiler names an operation’s forgotten steps', () => {
  const find = async (_db: Db, id: string) => id;
  // @ts-expect-error a read that does not say what it is made from
  read(find, {});
  // @ts-expect-error a topic that nobody bumps
  read(find, { madeFrom: ['recipees'] });
  // @ts-expect-error a write that does not say what it changes
  write(find, {});
  // @ts-expect-error a topic that no reply is made from
  write(saveRecipe, { changes: () => ['recipees'] });
  // @ts-expect-error what needs the tools of a write, said to be a read
  read(saveRecipe, { madeFrom: 'private' });
  expect(write(saveRecipe, { changes: nothing }).kind).toBe('write');
});

test('the compiler names a call’s forgotten steps', () => {
  // @ts-expect-error calls without handlers
  const handlers: Handlers = {};
  expect(handlers).toEqual({});
  // @ts-expect-error a field of a reply that the contract does not declare, read by who asked
  const read = ({ cook }: ReplyOf<Calls['getCook']>) => cook.email;
  // @ts-expect-error a field of the reply that is missing
  const lacking: Handler<Calls['getCook']> = async () => ({ cook: { name: 'Ana' } });
  expect([read, lacking]).toHaveLength(2);
  // @ts-expect-error a code that no contract knows
  expect(new Refusal('too_spicy').code).toBe('too_spicy');
  // @ts-expect-error a call without what it may be refused for
  expect(() => defineCall({ method: 'GET', path: '/', feature: 'x', who: 'anyone' })).not.toThrow();
  // @ts-expect-error a code without its sentence
  const sentences: Record<`error.${ErrorCode}`, string> = {};
  expect(sentences).toEqual({});
});

test('the compiler names reads that no kept reply would note, and texts that no catalogue has', () => {
  const { reader }: { reader: Reader } = {} as Storage;
  // @ts-expect-error a feature is given a reader whose reads are noted
  const given: Deps['reader'] = reader;
  expect(given).toBeUndefined();
  // @ts-expect-error a key without a text
  const say = (text: Text) => text('recipe.tooSpicy');
  expect(say).toBeTypeOf('function');
});
