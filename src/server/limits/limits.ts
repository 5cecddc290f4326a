import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { TriesRow } from '#storage/features/limits/rows.ts';
import type { RelaxedWriter } from '#storage/port.ts';
import { Refusal } from '../http/refusal.ts';
import type { LimitConfig } from '../settings/limit-settings.ts';
import { challengeSeconds } from './challenge.ts';
import { createLimitInAdvance, type LimitInAdvance } from './limit-in-advance.ts';

type Report = (error: unknown) => void;

/** Keeps rate-limiter-flexible's counts in the site's own database, whichever engine that is. */
class TriesLimiter extends RateLimiterStoreAbstract {
  readonly #tries: RelaxedWriter;
  readonly #report: Report;

  constructor(
    tries: RelaxedWriter,
    report: Report,
    keyPrefix: string,
    points: number,
    duration: number,
  ) {
    super({
      storeClient: tries,
      keyPrefix,
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
      // While the database takes no writes (a full disk) the limits hold in memory.
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
    this.#tries = tries;
    this.#report = report;
  }

  _getRateLimiterRes(_key: string, changed: number, row: TriesRow): RateLimiterRes {
    const wait = Math.max((row.expiresAt ?? 0) - Date.now(), 0);
    const left = Math.max(this.points - row.points, 0);
    return new RateLimiterRes(left, wait, row.points, row.points === changed);
  }

  _get(key: string): Promise<TriesRow | null> {
    return this.#tries.findTries(key);
  }

  _delete(key: string): Promise<boolean> {
    return this.#tries.deleteTries(key);
  }

  async _upsert(key: string, points: number, duration: number, renew = false): Promise<TriesRow> {
    try {
      const expiresAt = duration > 0 ? Date.now() + duration : null;
      return await this.#tries.addTries(key, points, expiresAt, renew);
    } catch (error) {
      this.#report(error);
      throw error;
    }
  }
}

export type Limit = {
  /** Counts one try; refuses with too_many_tries once the limit is passed. */
  spend(key: string): Promise<void>;
  /** The refusal instead, not thrown; null where the try is within the limit. */
  trySpend(key: string): Promise<Refusal | null>;
  /** Whether one more try would be refused; nothing is counted. */
  isUsedUp(key: string): Promise<boolean>;
  /** Refuses with too_many_tries where one more try would be refused; nothing is counted. */
  refuseUsedUp(key: string): Promise<void>;
  /** Counts one try without waiting; false when that is not possible, and nothing is counted. */
  spendAtOnce(key: string): boolean;
  /** Gives a try back, for what turned out not to count. */
  giveBack(key: string): Promise<void>;
};

/** Limits of what strangers do: the first half is free, the rest is had for work. */
type Halved = `${'register' | 'contact' | 'report'}Per${'Address' | 'Block'}`;
/** Beside those that are set: the second halves, a solved challenge, which counts once, what logins without a password begin with, and mails to a mailbox that prove one of its names. */
type LimitName =
  | keyof LimitConfig
  | `${Halved}AfterWork`
  | 'challengeUse'
  | 'beforeLoginPerAddress'
  | MailLimit;
type MailLimit = 'mailPerMailbox' | 'mailPerDottedMailbox';
export type Limits = Record<LimitName, Limit>;

/** So many tries are free, however low the limit is set. */
const alwaysFree = 5;
/** A mailbox is mailed as much as so many accounts may ask for: no single one uses up what its owner may have. Each address without a plus is counted apart, and so is where accounts move to. */
const askersPerMailbox = 4;
/** Under all ways to set its dots together so many times more: its owner writes one of them, and nobody can tell which. */
const spellingsPerMailbox = 4;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const windows: Record<LimitName, number> = {
  challengeUse: challengeSeconds,
  loginPerAccount: 15 * minute,
  loginPerAddress: 15 * minute,
  loginPerAccountAnywhere: hour,
  anyLoginPerAddress: 15 * minute,
  beforeLoginPerAddress: 15 * minute,
  registerPerAddress: hour,
  registerPerBlock: hour,
  registerPerAddressAfterWork: hour,
  registerPerBlockAfterWork: hour,
  resetPerAddress: hour,
  resetPerAccount: day,
  confirmPerSession: hour,
  verifyPerAddress: hour,
  verifyPerAccount: day,
  mailPerMailbox: day,
  mailPerDottedMailbox: day,
  contactPerAddress: hour,
  contactPerBlock: hour,
  contactPerAddressAfterWork: hour,
  contactPerBlockAfterWork: hour,
  reportPerAddress: hour,
  reportPerBlock: hour,
  reportPerAddressAfterWork: hour,
  reportPerBlockAfterWork: hour,
  publishPerAccount: hour,
  uploadPerAccount: hour,
  editPerAccount: hour,
  questionPerAccount: day,
  renamePerRecipe: 24 * hour,
  heavyPerAddress: minute,
  searchPerAddress: minute,
  suggestPerAddress: minute,
  importPerAccount: hour,
  takeoutPerAccount: hour,
  publishPerNewAccount: day,
  reviewPerNewAccount: day,
  questionPerNewAccount: day,
  uploadPerNewAccount: day,
};

/** What is asked for so often that a write to the database each time would be most of the work. */
const inAdvance = new Set<LimitName>(['searchPerAddress', 'suggestPerAddress']);

/**
 * Every limit of the site by name, over the shared store of tries. `report` hears of a store
 * that fails, at most once a minute.
 */
export function createLimits(tries: RelaxedWriter, config: LimitConfig, report: Report): Limits {
  const names = Object.keys(windows) as LimitName[];
  const mailPerMailbox = askersPerMailbox * config.verifyPerAccount;
  const mailPerDottedMailbox = spellingsPerMailbox * mailPerMailbox;
  const mails = { mailPerMailbox, mailPerDottedMailbox };
  const most = {
    ...config,
    ...halvesOf(config),
    ...mails,
    challengeUse: 1,
    // As many as logins, and counted apart: a neighbour who asks without end keeps no right password out.
    beforeLoginPerAddress: config.anyLoginPerAddress,
  };
  const calm = oncePerMinute(report);
  const entries = names.map((name) => {
    const limiter = new TriesLimiter(tries, calm, name, most[name], windows[name]);
    return [name, toLimit(limiter, inAdvance.has(name) ? createLimitInAdvance(limiter) : null)];
  });
  return Object.fromEntries(entries) as Limits;
}

/** Both halves of what strangers do. Two counts, so that no crowd without work uses up what is had for it. */
function halvesOf(config: LimitConfig): Record<Halved | `${Halved}AfterWork`, number> {
  const halved = (['register', 'contact', 'report'] as const).flatMap((act) =>
    (['Address', 'Block'] as const).flatMap((whose) => {
      const name = `${act}Per${whose}` as const;
      const all = config[name];
      const free = Math.min(all, Math.max(alwaysFree, Math.ceil(all / 2)));
      return [
        [name, free],
        [`${name}AfterWork`, all - free],
      ];
    }),
  );
  return Object.fromEntries(halved);
}

function oncePerMinute(report: Report): Report {
  let silentUntil = 0;
  return (error) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + 60_000;
    report(error);
  };
}

function toLimit(limiter: RateLimiterAbstract, advance: LimitInAdvance | null): Limit {
  const trySpend = async (key: string) => {
    try {
      await (advance ?? limiter).consume(key);
      return null;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return tooManyTries(reason.msBeforeNext);
    }
  };
  return {
    trySpend,
    spendAtOnce: (key) => advance?.consumeAtOnce(key) ?? false,
    async spend(key) {
      const refusal = await trySpend(key);
      if (refusal) throw refusal;
    },
    async isUsedUp(key) {
      return ((await limiter.get(key))?.consumedPoints ?? 0) >= limiter.points;
    },
    async refuseUsedUp(key) {
      const found = await limiter.get(key);
      if (found && found.consumedPoints >= limiter.points) throw tooManyTries(found.msBeforeNext);
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

function tooManyTries(waitMs: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new Refusal('too_many_tries', { retryAfterSeconds, values: { minutes } });
}
