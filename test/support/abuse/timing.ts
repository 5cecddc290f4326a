import type { Person } from '../people.ts';

/** Makes one call and answers with nothing but the time it took, in milliseconds. */
type Timed = () => Promise<number>;
type Pair = { known: Timed; unknown: Timed };

const timed =
  (url: string, body: () => object): Timed =>
  async () => {
    const began = performance.now();
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body()),
    });
    await reply.arrayBuffer();
    return performance.now() - began;
  };

/** The calls whose time could tell whether an account exists, each with and without one. */
export function timedPairs(origin: string, { user }: Person): Record<string, Pair> {
  const nobody = () => `nobody${Math.random()}@example.org`;
  const login = `${origin}/api/v1/auth/login`;
  const reset = `${origin}/api/v1/auth/forgot-password`;
  const password = 'not this one';
  const change = { answer: 'not this one', newPassword: 'long enough' };
  return {
    login: {
      known: timed(login, () => ({ email: user.email, password })),
      unknown: timed(login, () => ({ email: nobody(), password })),
    },
    reset: {
      known: timed(reset, () => ({ email: user.email, ...change })),
      unknown: timed(reset, () => ({ email: nobody(), ...change })),
    },
  };
}

/** Times both of a pair in turns, so that what else the machine does falls on both alike. */
export async function measure({ known, unknown }: Pair, rounds: number) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < rounds; n += 1) {
    times.known.push(await known());
    times.unknown.push(await unknown());
  }
  return { known: sorted(times.known), unknown: sorted(times.unknown) };
}

const sorted = (times: number[]): number[] => times.sort((a, b) => a - b);

/** The value below which that share of sorted times lies. */
export const quantile = (times: number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/**
 * How well one can guess from a single time which of the two it was: 0.5 is a coin, 1 is
 * certainty. The share of pairs in which the known account took longer.
 */
export function distinguishability(known: number[], unknown: number[]): number {
  let longer = 0;
  for (const one of known) {
    for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  }
  const share = longer / (known.length * unknown.length);
  return Math.max(share, 1 - share);
}
