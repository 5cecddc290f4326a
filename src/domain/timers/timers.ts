/** A moment at which a timer rings. All moments are milliseconds since 1970, which summer time leaves alone. */
export type Alarm = {
  at: number;
  /** It was said that a minute is left. */
  isTold: boolean;
  /** When it rang; null while it is to come. Somebody who was away hears of it late. */
  rangAt: number | null;
  /** Somebody answered it: it is silent. */
  isHeard: boolean;
};

/** What a cook waits for. It is kept in the browser as it stands here. */
export type Timer = {
  id: string;
  /** What it times, in the recipe's own words. */
  name: string;
  /** The language of these words. */
  language: string;
  /** The name of the recipe, and the address of the page where the step stands. */
  recipe: string;
  path: string;
  /** In the order in which they ring: '12-15 minutes' has two. */
  alarms: readonly Alarm[];
  /** When it was stopped; null while it runs. */
  pausedAt: number | null;
  /** It was said that it runs. */
  isSaid: boolean;
};

export type Timed = Pick<Timer, 'id' | 'name' | 'language' | 'recipe' | 'path'>;

/** What is to be said or rung, and the alarm that it is about. */
export type TimerEvent = { kind: 'starts' | 'minuteLeft' | 'rings'; timer: Timer; alarm: Alarm };

const minute = 60_000;
/** Nobody is told that a minute is left of what takes hardly more. */
const shortestTold = 90_000;
/** More timers than anybody follows, and than storage holds with ease. */
export const mostTimers = 20;

/** Whether there is room for a timer, be it one more or one of these begun anew. */
export function hasRoomFor(timers: readonly Timer[], id: string): boolean {
  return timers.filter((other) => other.id !== id).length < mostTimers;
}

/**
 * Begins a timer that rings after each of `seconds`. One that runs already stays as it is; one that has
 * rung begins anew; where there is no room for it, all stay as they are.
 */
export function startTimer(
  timers: readonly Timer[],
  timed: Timed,
  seconds: readonly number[],
  now: number,
): readonly Timer[] {
  const others = timers.filter(({ id }) => id !== timed.id);
  const running = timers.find(({ id }) => id === timed.id);
  if (running?.alarms.some(({ rangAt }) => rangAt === null)) return timers;
  if (!hasRoomFor(timers, timed.id)) return timers;
  const alarms = [...new Set(seconds)]
    .sort((a, b) => a - b)
    .map((each) => alarmIn(each * 1000, now));
  return [...others, { ...timed, alarms, pausedAt: null, isSaid: false }];
}

function alarmIn(milliseconds: number, now: number): Alarm {
  const isTold = milliseconds < shortestTold;
  return { at: now + milliseconds, isTold, rangAt: null, isHeard: false };
}

/** Stops a timer where it stands. */
export function pauseTimer(timers: readonly Timer[], id: string, now: number): readonly Timer[] {
  return changed(timers, id, (timer) =>
    timer.pausedAt === null ? { ...timer, pausedAt: now } : timer,
  );
}

/** Lets a stopped timer go on: what is to come, comes later by the time of the pause. */
export function resumeTimer(timers: readonly Timer[], id: string, now: number): readonly Timer[] {
  return changed(timers, id, (timer) => {
    if (timer.pausedAt === null) return timer;
    const pause = Math.max(0, now - timer.pausedAt);
    return { ...timer, pausedAt: null, alarms: timer.alarms.map((alarm) => later(alarm, pause)) };
  });
}

/** A minute more until whatever is to come; of a timer that has rung to its end, a minute from now. */
export function addMinute(timers: readonly Timer[], id: string, now: number): readonly Timer[] {
  return changed(timers, id, (timer) => {
    const { alarms } = timer;
    if (alarms.some(({ rangAt }) => rangAt === null))
      return { ...timer, alarms: heard(alarms).map((alarm) => later(alarm, minute)) };
    return { ...timer, pausedAt: null, alarms: [alarmIn(minute, now)] };
  });
}

/** Silences what rings. A timer that rings no more is gone; one of two ends goes on to the second. */
export function answerTimer(timers: readonly Timer[], id: string): readonly Timer[] {
  const silent = changed(timers, id, (timer) => ({ ...timer, alarms: heard(timer.alarms) }));
  return silent.filter(
    (timer) => timer.id !== id || timer.alarms.some(({ rangAt }) => rangAt === null),
  );
}

/** Silences everything that rings. */
export function answerAll(timers: readonly Timer[]): readonly Timer[] {
  return timers.filter(ringing).reduce((left, { id }) => answerTimer(left, id), timers);
}

/** Takes a timer away, whatever it is at. */
export function dismissTimer(timers: readonly Timer[], id: string): readonly Timer[] {
  return timers.filter((timer) => timer.id !== id);
}

/**
 * What has come due by now, each told once, those that began before the others, and these in the order of
 * their moments: the timers that came of it keep that it was. What rings at once is not announced any more.
 */
export function tick(
  timers: readonly Timer[],
  now: number,
): { timers: readonly Timer[]; events: readonly TimerEvent[] } {
  const begun: TimerEvent[] = [];
  const due: TimerEvent[] = [];
  const after = timers.map((timer) => {
    const isStill = timer.pausedAt !== null || !timer.alarms.some((alarm) => isDue(alarm, now));
    if (isStill && timer.isSaid) return timer;
    const alarms = isStill
      ? timer.alarms
      : timer.alarms.map((alarm) => (isDue(alarm, now) ? tell(alarm, now) : alarm));
    const told = { ...timer, alarms, isSaid: true };
    for (const [index, alarm] of alarms.entries()) {
      if (alarm === timer.alarms[index]) continue;
      due.push({ kind: alarm.rangAt === null ? 'minuteLeft' : 'rings', timer: told, alarm });
    }
    const [first] = alarms;
    if (!timer.isSaid && first?.rangAt === null)
      begun.push({ kind: 'starts', timer: told, alarm: first });
    return told;
  });
  due.sort((a, b) => a.alarm.at - b.alarm.at);
  const isQuiet = after.every((timer, index) => timer === timers[index]);
  return { timers: isQuiet ? timers : after, events: [...begun, ...due] };
}

function isDue({ at, isTold, rangAt }: Alarm, now: number): boolean {
  return rangAt === null && (at <= now || (!isTold && at - minute <= now));
}

function tell(alarm: Alarm, now: number): Alarm {
  return { ...alarm, isTold: true, rangAt: alarm.at <= now ? now : null };
}

/** The alarm that rings and that nobody has answered, the latest of them; null where all is quiet. */
export function ringing({ alarms }: Timer): Alarm | null {
  return alarms.findLast(({ rangAt, isHeard }) => rangAt !== null && !isHeard) ?? null;
}

/** Milliseconds until a timer rings next; null when it rings no more. */
export function timeLeft({ alarms, pausedAt }: Timer, now: number): number | null {
  const next = alarms.find(({ rangAt }) => rangAt === null);
  return next ? Math.max(0, next.at - (pausedAt ?? now)) : null;
}

/** How many milliseconds after its moment an alarm rang. */
export function lateness({ at, rangAt }: Alarm): number {
  return rangAt === null ? 0 : rangAt - at;
}

/** What rings first, then what is due first, then what is stopped. */
export function inOrder(timers: readonly Timer[], now: number): readonly Timer[] {
  const rank = (timer: Timer): number => {
    const rings = ringing(timer);
    if (rings) return rings.at - Number.MAX_SAFE_INTEGER;
    return (
      (timeLeft(timer, now) ?? 0) + (timer.pausedAt === null ? 0 : Number.MAX_SAFE_INTEGER / 2)
    );
  };
  return timers.toSorted((a, b) => rank(a) - rank(b));
}

const later = (alarm: Alarm, by: number): Alarm =>
  alarm.rangAt === null ? { ...alarm, at: alarm.at + by } : alarm;

const heard = (alarms: readonly Alarm[]): readonly Alarm[] =>
  alarms.map((alarm) => (alarm.rangAt === null ? alarm : { ...alarm, isHeard: true }));

function changed(
  timers: readonly Timer[],
  id: string,
  change: (timer: Timer) => Timer,
): readonly Timer[] {
  return timers.map((timer) => (timer.id === id ? change(timer) : timer));
}
