import { difficulties } from '#contract/recipe-fields.ts';
import { type SavedSort, savedSorts, savedTextMax } from '#contract/saved.ts';
import { cuisineId, findCuisine } from '#domain/categories/cuisines.ts';
import { totalMinutes } from '#domain/recipes/times.ts';
import { type CardRecipe, categoryOf } from '#web/data/recipe.ts';

/** The whole times that can be chosen, in minutes. */
export const timeChoices = [15, 30, 60, 120] as const;

/** What the address wishes of the saved recipes; an empty text wishes nothing. */
export type SavedWish = {
  q: string;
  /** The name of a cuisine. */
  category: string;
  time: string;
  difficulty: string;
  sort: SavedSort;
};

const first = savedSorts[0];

/** Reads the address; what it says wrongly it does not say. */
export function readWish(query: URLSearchParams): SavedWish {
  const one = <T>(name: string, choices: readonly T[]) =>
    choices.find((choice) => String(choice) === query.get(name));
  return {
    q: (query.get('q') ?? '').trim().slice(0, savedTextMax),
    category: findCuisine(query.get('category') ?? '')?.name ?? '',
    time: String(one('time', timeChoices) ?? ''),
    difficulty: one('difficulty', difficulties) ?? '',
    sort: one('sort', savedSorts) ?? first,
  };
}

/** The query of the address for a wish: nothing that goes without saying. */
export function writeWish({ sort, ...wish }: SavedWish): Record<string, string> {
  const all = { ...wish, sort: sort === first ? '' : sort };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The wish as the API is asked for it. */
export function toQuery({ q, category, time, difficulty, sort }: SavedWish) {
  const cuisine = findCuisine(category);
  return {
    ...(q ? { q } : {}),
    ...(cuisine ? { category: cuisineId(cuisine.name) } : {}),
    ...(time ? { minutes: Number(time) } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(sort === first ? {} : { sort }),
  };
}

/** Whether anything is left out by a wish. */
export const isNarrow = ({ q, category, time, difficulty }: SavedWish): boolean =>
  Boolean(q || category || time || difficulty);

/** Whether a card that was taken out still belongs where it is looked for; of a text, by its name alone. */
export function fits(recipe: CardRecipe, { q, category, time, difficulty }: SavedWish): boolean {
  const minutes = totalMinutes(recipe);
  return (
    (!category || categoryOf(recipe).name === category) &&
    (!difficulty || recipe.difficulty === difficulty) &&
    (!time || (minutes !== undefined && minutes <= Number(time))) &&
    recipe.name.toLowerCase().includes(q.toLowerCase())
  );
}
