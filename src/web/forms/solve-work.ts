import { sha256 } from '@noble/hashes/sha2.js';
import {
  beginsWithZeros,
  puzzleCount,
  readChallenge,
  toWork,
  tryText,
} from '#domain/puzzles/puzzles.ts';

/**
 * Solves a challenge, and pauses after each puzzle. By hand and not by the browser's own hashing:
 * that answers later each time, nine times as slow, and is not there at all on a site without TLS.
 */
export function* solveWork(challenge: string): Generator<void, string> {
  const { seed, bits } = readChallenge(challenge);
  const encoder = new TextEncoder();
  const numbers: number[] = [];
  for (let puzzle = 0; puzzle < puzzleCount; puzzle += 1) {
    let number = 0;
    const isSolved = () =>
      beginsWithZeros(sha256(encoder.encode(tryText(seed, puzzle, number))), bits);
    while (!isSolved()) number += 1;
    numbers.push(number);
    yield;
  }
  return toWork(challenge, numbers);
}
