import { fold } from '../search/fold.ts';
import { unlikeliness } from '../search/near.ts';
import { foods } from './table.ts';

/** So many are proposed, and none that is this much unlikelier than the first. */
const most = 3;
const within = 0.5;

/** Every name of a food as it is compared. */
const compared = () =>
  foods.map(({ names }) => names.map((name) => ({ name, folded: fold(name) })));
let all: ReturnType<typeof compared> | null = null;

/**
 * The names of foods to which a word that names none is nearest, the likeliest first; none where no food is near. They are there to be
 * proposed: what a person meant only they can say.
 */
export function nearNames(typed: string): string[] {
  const written = fold(typed).trim();
  all ??= compared();
  const near = all
    .flatMap((names) => {
      const [best] = names
        .map(({ name, folded }) => ({ name, at: unlikeliness(written, folded) }))
        .sort((a, b) => a.at - b.at);
      return best && Number.isFinite(best.at) ? [best] : [];
    })
    .sort((a, b) => a.at - b.at);
  const least = near[0]?.at ?? 0;
  const likely = near.filter(({ at }) => at <= least + within).map(({ name }) => name);
  return [...new Set(likely)].slice(0, most);
}
