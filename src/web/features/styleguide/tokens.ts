import { readTokens } from '#web/ui/read-tokens.ts';
import css from '#web/ui/tokens.css?raw';

/** The tokens of both themes, as tokens.css has them. */
export const tokens = readTokens(css);

/** The names of the tokens that begin with one of these words: `--space-` for one. */
export function namesOf(...beginnings: string[]): string[] {
  return Object.keys(tokens.light).filter((name) =>
    beginnings.some((word) => name.startsWith(word)),
  );
}
