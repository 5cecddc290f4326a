import { expect, test } from 'vitest';
import { HotReplies } from './hot-replies.ts';
import { KeptReply } from './kept-reply.ts';

function reply(key: string, since: number): KeptReply {
  const made = new KeptReply({
    headers: {},
    body: Buffer.from(`${key} ${since}`),
    since,
    topics: ['recipes'],
    until: null,
    isCounted: false,
  });
  made.asked = { key, url: key, headers: {} };
  return made;
}

function watched() {
  const state = { changedAt: 0, now: 0 };
  const made: string[] = [];
  const underWay: (() => void)[] = [];
  const hot = new HotReplies({
    isOvertaken: ({ since }) => since < state.changedAt,
    now: () => state.now,
    async makeAnew({ key }) {
      made.push(key);
      const fresh = reply(key, state.changedAt);
      const { promise, resolve } = Promise.withResolvers<void>();
      underWay.push(resolve);
      await promise;
      return fresh;
    },
  });
  const finishOne = async () => {
    await expect.poll(() => underWay.length).toBe(1);
    underWay.shift()?.();
  };
  const ask = (one: KeptReply, times: number) => {
    for (let n = 0; n < times; n += 1) hot.note(one);
  };
  return { state, made, finishOne, hot, ask };
}

test('what was asked for often is made anew, the hottest first; what was not, and what holds, is left', async () => {
  const { state, made, finishOne, hot, ask } = watched();
  ask(reply('/few', 0), 1);
  ask(reply('/some', 0), 3);
  ask(reply('/most', 0), 9);
  ask(reply('/new', 5), 9);
  await hot.refresh();
  expect(made).toEqual([]);
  state.changedAt = 1;
  const done = hot.refresh();
  await finishOne();
  await finishOne();
  await done;
  expect(made).toEqual(['/most', '/some']);
});

test('writes that come during a round wait for the next one together', async () => {
  const { state, made, finishOne, hot, ask } = watched();
  ask(reply('/', 0), 20);
  state.changedAt = 1;
  const first = hot.refresh();
  await expect.poll(() => made.length).toBe(1);
  state.changedAt = 2;
  // The reply under way is of the first change: it is overtaken as soon as it is there.
  await finishOne();
  await first;
  const [second, third] = [hot.refresh(), hot.refresh()];
  expect(third).toBe(second);
  await finishOne();
  await second;
  expect(made).toEqual(['/', '/']);
});

test('a round makes its first reply, however long others had the thread before', async () => {
  const { state, made, finishOne, hot, ask } = watched();
  ask(reply('/first', 0), 9);
  state.changedAt = 1;
  const done = hot.refresh();
  state.now = 1_000;
  await finishOne();
  await done;
  expect(made).toEqual(['/first']);
});

test('a round that takes long leaves the rest to whoever asks, and a closed one does nothing', async () => {
  const { state, made, finishOne, hot, ask } = watched();
  ask(reply('/first', 0), 9);
  ask(reply('/second', 0), 3);
  state.changedAt = 1;
  const done = hot.refresh();
  await expect.poll(() => made.length).toBe(1);
  state.now = 1_000;
  await finishOne();
  await done;
  expect(made).toEqual(['/first']);
  hot.close();
  await hot.refresh();
  expect(made).toEqual(['/first']);
});
