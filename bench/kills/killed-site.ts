import { setTimeout as wait } from 'node:timers/promises';
import { MailServer } from '#test/support/mails/mail-server.ts';
import type { Person } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { Exports } from './exports.ts';
import { type Keeper, type Leaver, publishFor, send } from './people.ts';
import { quoted, type Rows } from './rows.ts';

type Place = { folder: string; databaseUrl: string | null; rows: Rows };
export type Crowd = { keepers: Keeper[]; leavers: Leaver[]; unproven: Person[] };

const unlimited = Object.fromEntries(
  [
    'PUBLISH_PER_ACCOUNT',
    'EDIT_PER_ACCOUNT',
    'QUESTION_PER_ACCOUNT',
    'TAKEOUT_PER_ACCOUNT',
    'CONFIRM_PER_SESSION',
    'VERIFY_PER_ACCOUNT',
    'VERIFY_PER_ADDRESS',
    'HEAVY_PER_ADDRESS',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

const longestLife = 10_000;

const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** A site on which people export, leave and ask for mails, and whose process is killed meanwhile. */
export class KilledSite implements AsyncDisposable {
  readonly exports = new Exports();
  readonly mails: MailServer;
  /** Who was told that a mail to them is on its way. */
  readonly asked = new Set<string>();
  readonly #place: Place;
  readonly #crowd: Crowd;

  private constructor(mails: MailServer, place: Place, crowd: Crowd) {
    this.mails = mails;
    this.#place = place;
    this.#crowd = crowd;
  }

  static async open(place: Place, crowd: Crowd): Promise<KilledSite> {
    return new KilledSite(await MailServer.start(), place, crowd);
  }

  start(): Promise<ServedSite> {
    const { folder, databaseUrl } = this.#place;
    return ServedSite.start(folder, {
      ...unlimited,
      STARTER: 'off',
      ACCOUNT_MAIL: 'on',
      SMTP_URL: this.mails.url,
      CONTACT_TO: 'cook@example.org',
      PUBLIC_URL: 'https://recipes.example.org',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    });
  }

  /** One life of the process: everything goes on where the one before was killed, until so much is done and a while is over. */
  async live(doings: number, milliseconds: number): Promise<void> {
    await using site = await this.start();
    const started = performance.now();
    const life = { done: 0, isOver: false };
    const work = this.#doings().map((doing) => keep(life, () => doing(site.url)));
    while (life.done < doings && performance.now() - started < longestLife) await wait(5);
    await wait(milliseconds);
    await site.stop('SIGKILL');
    life.isOver = true;
    await Promise.all(work);
    await this.#passTime();
  }

  #doings(): ((origin: string) => Promise<void>)[] {
    const { keepers, unproven } = this.#crowd;
    return [
      (origin) => this.#export(origin, keepers),
      (origin) => this.#export(origin, this.#here()),
      (origin) => this.#leave(origin),
      async (origin) => {
        const asker = unproven.find(({ user }) => !this.asked.has(user.email));
        if (!asker) return wait(50);
        const { status } = await send(origin, asker.token, 'account/verification');
        if (status === 200 || status === 201) this.asked.add(asker.user.email);
        await wait(10);
      },
      async (origin) => {
        await wait(300 * Math.random());
        const keeper = pick(keepers);
        if (keeper) await publishFor(origin, keeper);
      },
    ];
  }

  async #export(origin: string, people: readonly (Keeper | Leaver)[]): Promise<void> {
    const one = pick(people);
    if (one) await this.exports.take(origin, one);
    await wait(20);
  }

  #here = () => this.#crowd.leavers.filter(({ fate }) => fate === 'here');

  /** One leaves, or asks again whether they have. */
  async #leave(origin: string): Promise<void> {
    const { leavers } = this.#crowd;
    const leaver = leavers.find(({ fate }) => fate === 'asked') ?? this.#here()[0];
    if (!leaver) return wait(50);
    leaver.fate = 'asked';
    const { token, password, keepsRecipes } = leaver;
    const wish = { password, recipes: keepsRecipes ? 'stay' : 'go' };
    const { status } = await send(origin, token, 'account/leave', wish);
    // 401: it came to pass, and the answer was lost.
    if (status !== 200 && status !== 401) throw new Error(`leaving answered ${status}`);
    leaver.fate = 'left';
    await wait(50);
  }

  /** Leases of the dead are over, and the two weeks of some of those who left and whose mail has come. */
  async #passTime(): Promise<void> {
    const { rows } = this.#place;
    await rows.all('update mails set next_try_at = 0 where sent_at is null and failed is null');
    const told = new Set(this.mails.mails.map(({ to }) => to));
    const over = this.#crowd.leavers.filter(({ user }) => told.has(user.email));
    const some = over.filter(() => Math.random() < 0.3).map(({ user }) => quoted(user._id));
    if (some.length > 0) {
      await rows.all(`update leavings set ends_at = 1 where user_id in (${some.join()})`);
    }
  }

  /** Lets all come to its end with nobody killed: mails are sent, and who left is gone. */
  async finish(): Promise<void> {
    const { rows } = this.#place;
    const count = async (from: string) =>
      Number((await rows.all(`select count(*) as n from ${from}`))[0]?.n);
    for (const doing of ['mails', 'leavings'] as const) {
      const what =
        doing === 'mails' ? 'mails where sent_at is null and failed is null' : 'leavings';
      if (doing === 'leavings') await rows.all('update leavings set ends_at = 1');
      await using _site = await this.start();
      for (let tries = 0; tries < 600 && (await count(what)) > 0; tries += 1) await wait(100);
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.mails[Symbol.asyncDispose]();
  }
}

/** Does something over and over until the line is cut, or there is nothing left to do and the site is gone. */
async function keep(
  life: { done: number; isOver: boolean },
  doing: () => Promise<void>,
): Promise<void> {
  try {
    while (!life.isOver) {
      await doing();
      life.done += 1;
    }
  } catch (error) {
    if (!isCut(error)) throw error;
  }
}

/** What `fetch` says of a server that has gone; anything else is a fault of the site or of this program. */
const isCut = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && 'code' in error);
