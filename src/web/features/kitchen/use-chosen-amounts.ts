import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ChosenAmounts } from '#domain/kitchen/chosen-amounts.ts';
import type { ShownRecipe, showRecipe } from '#domain/kitchen/show-recipe.ts';
import type { ShownAmounts } from '#domain/kitchen/show-text.ts';
import { languageOf } from '#domain/recipes/language.ts';
import {
  keepUnits,
  readKeptUnits,
  shownAmountsIn,
  withChosenAmounts,
} from '#web/page/chosen-amounts.ts';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type Recipe = Pick<RecipeDetailReply, 'ingredientList' | 'stepList' | 'servings' | 'language'>;

export type Amounts = ShownAmounts & {
  /** The recipe in those amounts; null while nobody has asked for its amounts. */
  scaled: ShownRecipe | null;
  choose: (chosen: Partial<ChosenAmounts>) => void;
  /** Has the amounts read, so that they can be pressed. */
  read: () => void;
};

const asWritten: ShownAmounts = { factor: 1, units: null };

/**
 * The amounts that the address names, and the recipe in them. The reader comes when amounts are first
 * changed or asked for. The server's page is the recipe as written, whatever the address says.
 */
export function useChosenAmounts(food: Recipe): Amounts {
  const isAlive = useHydrated();
  const { search } = useLocation();
  const { factor, units } = isAlive ? shownAmountsIn(search, food.servings) : asWritten;
  const [isAsked, setAsked] = useState(false);
  const show = useReader(isAsked, factor !== 1 || units !== null, search);
  const choose = useChoice(food);
  const scaled = useMemo(
    () => show?.(food, { factor, units }, languageOf(food)) ?? null,
    [show, food, factor, units],
  );
  const read = useCallback(() => setAsked(true), []);
  return { factor, units, scaled, choose, read };
}

/** What puts other amounts into the address; units that a person chose once are taken for every recipe. */
function useChoice(food: Recipe): Amounts['choose'] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const go = (chosen: Partial<ChosenAmounts>) => {
    // Two presses may come before the page shows the first: the address has it already.
    const { search: present, hash } = window.location;
    void navigate(
      { search: withChosenAmounts(present, chosen), hash },
      { replace: true, preventScrollReset: true },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each recipe that opens.
  useEffect(() => {
    const kept = readKeptUnits();
    if (kept && !new URLSearchParams(search).has('units')) go({ units: kept });
  }, [food]);
  return (chosen) => {
    if (chosen.units !== undefined) keepUnits(chosen.units);
    go(chosen);
  };
}

/**
 * The reader of amounts, once it is wanted and has come; one that did not come is asked for again with other amounts. Nobody
 * hears of it who has chosen none.
 */
function useReader(isNear: boolean, isChosen: boolean, search: string) {
  const text = useText();
  const [show, setShow] = useState<{ with: typeof showRecipe }>();
  const isMissing = (isNear || isChosen) && !show;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other amounts are another try.
  useEffect(() => {
    if (!isMissing) return;
    import('#domain/kitchen/show-recipe.ts')
      .then((module) => setShow({ with: module.showRecipe }))
      .catch((error: unknown) => {
        console.error('The reader of amounts did not load', error);
        if (isChosen) showError(text('kitchen.failed'));
      });
  }, [isMissing, isChosen, search, text]);
  return show?.with;
}
