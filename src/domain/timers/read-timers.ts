import type { Alarm, Timer } from './timers.ts';

/** The timers of what a browser has kept; whatever is none is left out. It never throws. */
export function readTimers(kept: unknown): readonly Timer[] {
  return Array.isArray(kept) ? kept.filter(isTimer) : [];
}

function isTimer(kept: unknown): kept is Timer {
  if (!isObject(kept)) return false;
  const { id, name, language, recipe, path, alarms, pausedAt, isSaid } = kept;
  const isNamed = [id, name, language, recipe, path].every((each) => typeof each === 'string');
  // The path becomes a link: it leads to this site alone.
  const isOwn = /^\/(?![/\\])/.test(String(path));
  const isState = isMoment(pausedAt) && typeof isSaid === 'boolean';
  return isNamed && isOwn && isState && isFilled(alarms) && alarms.every(isAlarm);
}

function isAlarm(kept: unknown): kept is Alarm {
  if (!isObject(kept)) return false;
  const { at, isTold, rangAt, isHeard } = kept;
  const isKnown = typeof isTold === 'boolean' && typeof isHeard === 'boolean';
  return isKnown && at !== null && isMoment(at) && isMoment(rangAt);
}

const isObject = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null;
const isFilled = (kept: unknown): kept is unknown[] => Array.isArray(kept) && kept.length > 0;
const isMoment = (kept: unknown): boolean => kept === null || Number.isFinite(kept);
