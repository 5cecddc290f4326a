import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';
import type { dietDoubtsOf } from '#domain/recipes/diet-doubts.ts';
import type { Draft } from './draft/draft.ts';

type FindDoubts = typeof dietDoubtsOf;
type Read = Pick<Draft, 'diet' | 'ingredientList' | 'language'>;

/** The chosen diets that an ingredient line contradicts, as it is typed. What reads them comes once a diet is chosen; until then there are none. */
export function useDietDoubts({ diet, ingredientList, language }: Read): ReturnType<FindDoubts> {
  const [loaded, setLoaded] = useState<{ find: FindDoubts }>();
  const isWanted = diet.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    import('#domain/recipes/diet-doubts.ts')
      .then(({ dietDoubtsOf: find }) => setLoaded({ find }))
      // The form does without: it only tells less.
      .catch((error: unknown) => console.error('What reads diets did not load', error));
  }, [isWanted]);
  // Typing comes first.
  const rows = useDeferredValue(ingredientList);
  return useMemo(() => {
    const ingredients = rows.map(({ text }) => text);
    const lines = { name: '', ingredients, steps: [], language: language as RecipeLanguage };
    return loaded ? loaded.find(lines, diet).filter(({ named }) => named.length > 0) : [];
  }, [loaded, rows, diet, language]);
}
