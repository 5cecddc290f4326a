import { setTimeout as wait } from 'node:timers/promises';
import type { Source } from '../../define.ts';
import { bind, type Kind, type Port } from '../../operations.ts';
import { BadCursor } from '../../port.ts';
import { isGone, isLost } from '../failures.ts';
import type { Replica } from './replica.ts';
import type { Replicas } from './replicas.ts';

type Side<K extends Kind> = (replica: Replica) => Port<K>;
type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

const slow = '57014';
/** Between the end of one primary and the next there is a moment in which nobody answers: a read is tried again so often. */
const moreTries = 4;
const pauseMs = 250;

/**
 * The operations of a kind, each done where it may be: on a replica that knows all that was written under the topics
 * of its result, else on the primary. Nothing in an operation says so; it follows from what its result is made from.
 */
export function routed<K extends Extract<Kind, 'read' | 'search'>>(
  kind: K,
  primary: Port<K>,
  side: Side<K>,
  replicas: Replicas,
): Port<K> {
  return bind(kind, (name, operation) => {
    const { known, madeFrom } = operation as Sourced;
    const method = (port: Port<K>) => (port as unknown as Methods)[name] as Methods[string];
    const onPrimary = method(primary);
    if (known === 'private') return onPrimary;
    return patiently(async (...args) => {
      const ask = async (replica: Replica) => {
        const result = await method(side(replica))(...args);
        return { result, topics: madeFrom(result, ...args) };
      };
      const found = await fromReplica(replicas, replicas.inUse(known ?? []), ask);
      if (found?.isCurrent) return found.result;
      // While there is no primary, what is a moment old is better than nothing.
      if (found && !replicas.isPrimaryThere) return replicas.giveOld(found.result);
      return onPrimary(...args).catch(async (error: unknown) => {
        if (!isLost(error)) throw error;
        replicas.suspectPrimary();
        const old = found ?? (await fromReplica(replicas, replicas.leftOver(), ask));
        if (old) return replicas.giveOld(old.result);
        throw error;
      });
    });
  });
}

/** The same, tried again while nobody answers. */
function patiently(read: Methods[string]): Methods[string] {
  return async (...args) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await read(...args);
      } catch (error) {
        if (tries === moreTries || !isGone(error)) throw error;
        await wait(pauseMs);
      }
    }
  };
}

type Sourced = {
  known: Source | null;
  madeFrom: (result: unknown, ...args: unknown[]) => Source;
};
type Asked = { result: unknown; topics: Source };
type Found = { result: unknown; isCurrent: boolean };

/** What a replica answers, and whether it knows all that was written; null when none answers. */
async function fromReplica(
  replicas: Replicas,
  some: readonly Replica[],
  ask: (replica: Replica) => Promise<Asked>,
): Promise<Found | null> {
  for (const replica of some) {
    // Before the read: what it knows then it knows during it.
    const { position } = replica;
    try {
      const { result, topics } = await ask(replica);
      const isCurrent = topics !== 'private' && replicas.positions.neededFor(topics) <= position;
      return { result, isCurrent };
    } catch (error) {
      if (error instanceof BadCursor || codeOf(error) === slow) throw error;
      // Whatever the failure is, another server is asked.
      replicas.suspect(replica);
    }
  }
  return null;
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
