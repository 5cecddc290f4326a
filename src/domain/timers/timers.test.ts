import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTimers } from './read-timers.ts';
import {
  addMinute,
  answerAll,
  answerTimer,
  dismissTimer,
  hasRoomFor,
  inOrder,
  lateness,
  pauseTimer,
  resumeTimer,
  ringing,
  startTimer,
  type Timer,
  type TimerEvent,
  tick,
  timeLeft,
} from './timers.ts';

const minute = 60_000;
const timed = (id: string) => ({
  id,
  name: `Simmer ${id}`,
  language: 'en-GB',
  recipe: 'Dal',
  path: '/recipe/dal',
});
const start = (id: string, minutes: number[], now = 0, timers: readonly Timer[] = []) =>
  startTimer(
    timers,
    timed(id),
    minutes.map((each) => each * 60),
    now,
  );
const told = (events: readonly TimerEvent[]) =>
  events.map(({ kind, timer }) => `${kind} ${timer.id}`);
const said = (events: readonly TimerEvent[]) =>
  told(events.filter(({ kind }) => kind !== 'starts'));

describe('a timer', () => {
  test('tells a minute before it rings, and rings, each once', () => {
    const at9 = tick(start('a', [10]), 9 * minute);
    expect(said(at9.events)).toEqual(['minuteLeft a']);
    expect(tick(at9.timers, 9 * minute + 500)).toEqual({ timers: at9.timers, events: [] });
    const at10 = tick(at9.timers, 10 * minute);
    expect(said(at10.events)).toEqual(['rings a']);
    expect(said(tick(at10.timers, 99 * minute).events)).toEqual([]);
    expect(answerTimer(at10.timers, 'a')).toEqual([]);
  });

  test('says once that it runs, unless it is over already', () => {
    const begun = tick(start('a', [10]), 500);
    expect(told(begun.events)).toEqual(['starts a']);
    expect(tick(begun.timers, 1_500)).toEqual({ timers: begun.timers, events: [] });
    expect(told(tick(start('a', [10]), 10 * minute).events)).toEqual(['rings a']);
  });

  test('of a minute says no minute before', () => {
    expect(said(tick(start('a', [1]), 30_000).events)).toEqual([]);
    expect(said(tick(start('a', [1]), minute).events)).toEqual(['rings a']);
  });

  test('from 12 to 15 minutes rings at both', () => {
    const at12 = tick(start('a', [12, 15]), 12 * minute);
    expect(said(at12.events)).toEqual(['rings a']);
    const heard = answerTimer(at12.timers, 'a');
    expect(heard.map(ringing)).toEqual([null]);
    const at15 = tick(heard, 15 * minute);
    expect(said(at15.events)).toEqual(['rings a']);
    expect(answerTimer(at15.timers, 'a')).toEqual([]);
  });

  test('is silenced with the others that ring, and goes on where it has a second end', () => {
    const three = [...start('a', [12]), ...start('b', [12, 15]), ...start('c', [20])];
    const heard = answerAll(tick(three, 12 * minute).timers);
    expect(heard.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(heard.map(ringing)).toEqual([null, null]);
    expect(answerAll(heard)).toEqual(heard);
  });

  test('says how late it is when nobody was there', () => {
    const { timers, events } = tick(start('a', [10]), 17 * minute);
    expect(said(events)).toEqual(['rings a']);
    expect(timers.map((timer) => lateness(timer.alarms[0] as never))).toEqual([7 * minute]);
  });

  test('that is paused does not ring, and goes on where it stood', () => {
    const paused = pauseTimer(start('a', [10]), 'a', 4 * minute);
    expect(said(tick(paused, 60 * minute).events)).toEqual([]);
    const [stopped] = paused;
    expect(timeLeft(stopped as Timer, 60 * minute)).toBe(6 * minute);
    const [resumed] = resumeTimer(paused, 'a', 60 * minute);
    expect(timeLeft(resumed as Timer, 60 * minute)).toBe(6 * minute);
  });

  test('that is paused in its last minute does not say again, when it goes on, that a minute is left', () => {
    const told = tick(start('a', [10]), 9 * minute).timers;
    const resumed = resumeTimer(pauseTimer(told, 'a', 9.5 * minute), 'a', 60 * minute);
    expect(timeLeft(resumed[0] as Timer, 60 * minute)).toBe(0.5 * minute);
    expect(tick(resumed, 60 * minute)).toEqual({ timers: resumed, events: [] });
    const short = tick(start('b', [1]), 1_000).timers;
    const later = resumeTimer(pauseTimer(short, 'b', 30_000), 'b', 60 * minute);
    expect(said(tick(later, 60 * minute).events)).toEqual([]);
  });

  test('is given a minute, before it rings and after', () => {
    const [longer] = addMinute(start('a', [10]), 'a', 0);
    expect(timeLeft(longer as Timer, 0)).toBe(11 * minute);
    const rang = tick(start('a', [10]), 10 * minute).timers;
    const [again] = addMinute(rang, 'a', 12 * minute);
    expect(timeLeft(again as Timer, 12 * minute)).toBe(minute);
    expect(ringing(again as Timer)).toBe(null);
  });

  test('that runs is not begun again; one that has rung is', () => {
    const running = start('a', [10]);
    expect(start('a', [10], minute, running)).toBe(running);
    const rang = tick(running, 10 * minute).timers;
    const [again] = start('a', [10], 20 * minute, rang);
    expect(timeLeft(again as Timer, 20 * minute)).toBe(10 * minute);
  });
});

test('what rings stands first, then what is due first, then what is stopped', () => {
  let timers = start('late', [30]);
  timers = start('soon', [10], 0, timers);
  timers = pauseTimer(start('stopped', [5], 0, timers), 'stopped', 0);
  timers = tick(start('over', [1], 0, timers), minute).timers;
  expect(inOrder(timers, minute).map(({ id }) => id)).toEqual(['over', 'soon', 'late', 'stopped']);
});

test('several that came due while nobody was there ring in the order of their moments', () => {
  let timers = start('rice', [20]);
  timers = start('egg', [6], 0, timers);
  timers = start('sauce', [12, 15], 0, timers);
  const { events } = tick(timers, 60 * minute);
  expect(said(events)).toEqual(['rings egg', 'rings sauce', 'rings sauce', 'rings rice']);
});

test('no more than twenty are kept', () => {
  let timers: readonly Timer[] = [];
  for (let at = 0; at < 30; at += 1) timers = start(String(at), [10], 0, timers);
  expect(timers).toHaveLength(20);
  expect([hasRoomFor(timers, 'one more'), hasRoomFor(timers, '3')]).toEqual([false, true]);
});

type Act =
  | { kind: 'start'; id: string; minutes: number[] }
  | { kind: 'pause' | 'resume' | 'add' | 'answer' | 'dismiss'; id: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'reload' };

const ids = fc.constantFrom('a', 'b', 'c');
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('start' as const),
    id: ids,
    minutes: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constantFrom('pause', 'resume', 'add', 'answer', 'dismiss'),
    id: ids,
  }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ kind: fc.constant('reload' as const) }),
);

function play(timers: readonly Timer[], act: Act, now: number): readonly Timer[] {
  if (act.kind === 'start') return start(act.id, act.minutes, now, timers);
  if (act.kind === 'pause') return pauseTimer(timers, act.id, now);
  if (act.kind === 'resume') return resumeTimer(timers, act.id, now);
  if (act.kind === 'add') return addMinute(timers, act.id, now);
  if (act.kind === 'answer') return answerTimer(timers, act.id);
  if (act.kind === 'dismiss') return dismissTimer(timers, act.id);
  return act.kind === 'reload' ? readTimers(JSON.parse(JSON.stringify(timers))) : timers;
}

test('whatever is done, each alarm rings once, not before its moment, in order, and never while it is paused', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40 }), (all) => {
      let now = Date.UTC(2025, 2, 30);
      let timers: readonly Timer[] = [];
      for (const act of all) {
        timers = play(timers, act, now);
        if (act.kind === 'wait') now += act.seconds * 1000;
        const before = timers;
        const { timers: after, events } = tick(before, now);
        const rings = events.filter(({ kind }) => kind === 'rings');
        const due = before
          .filter(({ pausedAt }) => pausedAt === null)
          .flatMap(({ alarms }) => alarms.filter((one) => one.rangAt === null && one.at <= now));
        expect(rings).toHaveLength(due.length);
        expect(rings.every(({ alarm }) => alarm.rangAt === now && alarm.at <= now)).toBe(true);
        const later = events.filter(({ kind }) => kind !== 'starts');
        const moments = later.map(({ alarm }) => alarm.at);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        expect(tick(after, now).events).toEqual([]);
        timers = after;
      }
    }),
    { numRuns: 2_000 },
  );
});

test('nothing that a browser may hold in their place breaks the reading', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      expect(Array.isArray(readTimers(kept))).toBe(true);
    }),
  );
  const [timer] = start('a', [10]);
  expect(
    readTimers([timer, { ...timer, path: '//elsewhere.example' }, { ...timer, alarms: [] }]),
  ).toEqual([timer]);
});
