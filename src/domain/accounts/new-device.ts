import { dayMs, hourMs } from '../spans.ts';

/** A person who was mailed of new devices is mailed again after so long: what comes meanwhile is one mail. */
export const tellOfDevicesEvery = hourMs;
/** What could not be told for so long is told no more; it stands among the sessions, if it is still there. */
export const tellOfDevicesFor = 3 * dayMs;
/** For so long people know of a kind of device whose programs keep no token. */
const knownFor = 30 * dayMs;
/** So many of a kind have to be there before that none came back says that they keep no token. */
const enoughToTell = 3;

/** A device that has logged in to an account. */
export type UsedDevice = {
  /** The browser and the system, as far as they are known. */
  name: string;
  firstAt: number;
  usedAt: number;
  /** When its person was mailed of it: null while that is to come, 0 where there was nothing to tell. */
  toldAt: number | null;
};

/**
 * Whether a person is mailed of a device that logs in for the first time. The first of an account is its owner's. A program that
 * keeps no token is new each time: a kind of which several came and none came back is told of once a month.
 */
export function isWorthTelling(before: readonly UsedDevice[], name: string, at: number): boolean {
  if (before.length === 0) return false;
  const alike = before.filter((one) => one.name === name);
  if (alike.length < enoughToTell) return true;
  if (alike.some(({ firstAt, usedAt }) => usedAt > firstAt)) return true;
  return !alike.some(({ toldAt }) => toldAt === null || toldAt > at - knownFor);
}
