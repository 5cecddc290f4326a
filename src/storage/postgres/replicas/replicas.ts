import type { Pool } from 'pg';
import type { Aftermath } from '../../bind.ts';
import type { BeforeTelling } from '../../changes/change-feed.ts';
import type { Topic, Topics } from '../../define.ts';
import type { ReplicaState } from '../../port.ts';
import type { Place } from '../connect.ts';
import { isGone, isLost } from '../failures.ts';
import { Heads } from './heads.ts';
import { type Look, look } from './look.ts';
import { Positions } from './positions.ts';
import { Replica } from './replica.ts';
import { soonMs, Watch } from './watch.ts';

/** A primary that refuses connections is away at once, one that is silent after so long. */
const silenceMs = 3_000;

/** The replicas of a primary: how far each is, and how far it has to be. */
export class Replicas {
  readonly positions = new Positions();
  readonly #heads = new Heads();
  readonly #replicas: { replica: Replica; watch: Watch }[];
  readonly #primary: Watch;
  readonly #onOldGiven: () => void;
  #isPrimaryThere = false;
  #primaryAnsweredAt = 0;
  #turn = 0;

  /** `onOldGiven` is told when a read was given what may be older than what was written. */
  constructor(
    { url, readUrls, size }: { url: Place; readUrls: readonly string[]; size: number },
    onOldGiven: () => void,
  ) {
    this.#onOldGiven = onOldGiven;
    url.onMove(() => this.positions.restart());
    this.#primary = new Watch(url, (...told) => this.#notePrimary(...told));
    this.#replicas = readUrls.map((url) => {
      const replica = new Replica(url, size);
      const latenessOf = (position: number) => this.#heads.lateness(position);
      const isBehind = () => replica.state.state === 'in-use' && !this.#isCurrent(replica);
      const onLook = (told: Look | null) => replica.note(told, latenessOf);
      return { replica, watch: new Watch(url, onLook, isBehind) };
    });
  }

  /** What each is doing, in the order of the settings. */
  get states(): ReplicaState[] {
    return this.#replicas.map(({ replica }) => replica.state);
  }

  get isPrimaryThere(): boolean {
    return this.#isPrimaryThere;
  }

  /** Hands on what a read was given while there was no primary to ask. */
  giveOld<T>(result: T): T {
    this.#onOldGiven();
    return result;
  }

  /**
   * Those that may be read, the one with least to do first: all that know what was written under the topics; without a
   * primary to ask in their stead, all that answer.
   */
  inUse(topics: readonly Topic[]): Replica[] {
    return this.#reached(this.#isPrimaryThere ? this.positions.neededFor(topics) : 0);
  }

  /** All that answer, and at last a server that may have become the primary: for when the known primary does not answer. */
  leftOver(): Replica[] {
    const all = this.#replicas.map(({ replica }) => replica);
    return [...this.#reached(0), ...all.filter(({ state }) => state.state === 'primary')];
  }

  #reached(needed: number): Replica[] {
    this.#turn += 1;
    const all = this.#replicas.map(({ replica }) => replica);
    const first = this.#turn % all.length;
    return [...all.slice(first), ...all.slice(0, first)]
      .filter(({ state, position }) => state.state === 'in-use' && position >= needed)
      .sort((a, b) => a.busy - b.busy);
  }

  /** Takes note of this process' own writes, each before it is answered. */
  after(primary: Pool): Aftermath {
    return {
      done: async (changed) => {
        // The write is done, whether or not the primary still says how far it is.
        await this.#raise([changed], primary).catch(() => this.#doubt());
      },
      failed: (error) => {
        if (isLost(error)) this.#doubt();
      },
    };
  }

  /** Takes note of what others wrote, before what is kept is made anew. */
  following(primary: Pool): BeforeTelling {
    return (changes) => this.#raise(changes, primary);
  }

  /** Looks whether a primary that did not answer is still there. */
  suspectPrimary(): void {
    this.#primary.soon();
  }

  /** Looks whether a replica that failed is still there. */
  suspect(replica: Replica): void {
    this.#replicas.find((one) => one.replica === replica)?.watch.soon();
  }

  async end(): Promise<void> {
    const ends = this.#replicas.map(async ({ replica, watch }) => {
      await watch.stop();
      await replica.end();
    });
    await Promise.all([this.#primary.stop(), ...ends]);
  }

  async #raise(changes: readonly Topics[], primary: Pool): Promise<void> {
    const { position } = await look(primary);
    for (const changed of changes) this.positions.raise(changed, position);
    for (const { watch } of this.#replicas) watch.soon(soonMs);
  }

  /** Nobody knows whether something was written: a question that is asked from now on will tell how far it would be. */
  #doubt(): void {
    this.positions.doubt();
    this.#primary.soon();
  }

  #isCurrent({ position }: Replica): boolean {
    return position >= this.positions.highest;
  }

  #notePrimary(told: Look | null, askedAt: number, error: unknown): void {
    if (!told) {
      const isSilent = performance.now() - this.#primaryAnsweredAt > silenceMs;
      this.#isPrimaryThere &&= !isSilent && !isGone(error);
      return;
    }
    this.#isPrimaryThere = true;
    this.#primaryAnsweredAt = performance.now();
    this.#heads.note(told.position, askedAt);
    this.positions.settle(told.position, askedAt);
  }
}
