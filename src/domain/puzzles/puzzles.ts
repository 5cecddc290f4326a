/**
 * What a browser computes before it is let through: many small puzzles instead of one, so that
 * luck matters little and everybody waits for about as long.
 */
export const puzzleCount = 32;

/** What is hashed for one try of a puzzle: it fits into one block of SHA-256. */
export const tryText = (seed: string, puzzle: number, number: number): string =>
  `${seed}.${puzzle}.${number}`;

/** Whether a hash begins with so many zero bits. */
export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i += 1) if (hash[i] !== 0) return false;
  const rest = bits & 7;
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0;
}

/** What a challenge says to the browser that solves it: what is hashed with each try, and how hard it is. */
export function readChallenge(challenge: string): { seed: string; bits: number } {
  const [, bits = '', , , seed = ''] = challenge.split('.');
  return { seed, bits: Number(bits) };
}

/** How a solution travels. */
export const toWork = (challenge: string, numbers: readonly number[]): string =>
  `${challenge}:${numbers.map((number) => number.toString(36)).join('.')}`;

/** The challenge and the numbers of a solution; null for what is none. */
export function readWork(work: string): { challenge: string; numbers: number[] } | null {
  const [challenge = '', solution = '', ...more] = work.split(':');
  const numbers = solution.split('.').map((number) => Number.parseInt(number, 36));
  const isWhole = numbers.length === puzzleCount && numbers.every(Number.isSafeInteger);
  return isWhole && more.length === 0 ? { challenge, numbers } : null;
}
