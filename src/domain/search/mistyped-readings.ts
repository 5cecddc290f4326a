import { unlikeliness } from './near.ts';
import { readPhrases } from './reading-words.ts';

/** Shorter words lie a slip away from too many others: `fest` is not `fast`. */
const shortest = 6;
/** One slip, for a part of the meal or a diet is a lot to say of a word. */
const mostUnlikely = 1;

const names = [...readPhrases.keys()].filter((name) => !name.includes(' '));

/** The word that a sentence reads and that somebody meant who typed another: of `mexikansich` that is `mexikanisch`. */
export function mistypedReading(typed: string): string | null {
  if (typed.length < shortest || readPhrases.has(typed)) return null;
  let nearest: { name: string; far: number } | null = null;
  for (const name of names) {
    if (name[0] !== typed[0]) continue;
    const far = unlikeliness(typed, name);
    if (far <= mostUnlikely && far < (nearest?.far ?? Number.POSITIVE_INFINITY))
      nearest = { name, far };
  }
  return nearest?.name ?? null;
}
