import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ChosenAmounts } from '#domain/kitchen/chosen-amounts.ts';
import type { ShownRecipe, showRecipe } from '#domain/kitchen/show-recipe.ts';
import type { ShownAmounts } from '#domain/kitchen/show-text.ts';
import { languageOf } from '#domain/recipes/language.ts';
import {
  asWritten,
  keepUnits,
  readKeptUnits,
  shownAmountsIn,
  withChosenAmounts,
} from '#web/page/chosen-amounts.ts';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type Recipe = Pick<
  RecipeDetailReply,
  'ingredientList' | 'stepList' | 'equipment' | 'servings' | 'language'
>;

export type Amounts = ShownAmounts & {
  /** The recipe in those amounts; null while nobody has asked for its amounts. */
  scaled: ShownRecipe | null;
  /** Whether the text is still as written, for what reads the amounts chosen did not come. */
  isBehind: boolean;
  choose: (chosen: Partial<ChosenAmounts>) => void;
  /** Has the amounts read, so that they can be pressed. */
  read: () => void;
};

/**
 * The amounts that the address names, and the recipe in them. The reader comes when amounts are first
 * changed or asked for. The server's page is the recipe as written, whatever the address says.
 */
export function useChosenAmounts(food: Recipe): Amounts {
  const isAlive = useHydrated();
  const { search } = useLocation();
  const { factor, units } = isAlive ? shownAmountsIn(search, food.servings) : asWritten;
  const [isAsked, setAsked] = useState(false);
  const isChosen = factor !== 1 || units !== null;
  const { show, hasFailed } = useReader(isAsked, isChosen, search);
  const choose = useChoice(food);
  const scaled = useMemo(
    () => show?.(food, { factor, units }, languageOf(food)) ?? null,
    [show, food, factor, units],
  );
  const read = useCallback(() => setAsked(true), []);
  return { factor, units, scaled, isBehind: isChosen && hasFailed, choose, read };
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
 * The reader of amounts, once it is wanted and has come; one that did not come is asked for again with other amounts, and
 * once there is a network again. Nobody hears of it who has chosen none.
 */
function useReader(isNear: boolean, isChosen: boolean, search: string) {
  const text = useText();
  const [show, setShow] = useState<{ with: typeof showRecipe }>();
  const [failures, setFailures] = useState(0);
  const [triedAgain, setTriedAgain] = useState(0);
  const isMissing = (isNear || isChosen) && !show;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other amounts are another try, and so is a network that is back.
  useEffect(() => {
    if (!isMissing) return;
    import('#domain/kitchen/show-recipe.ts')
      .then((module) => setShow({ with: module.showRecipe }))
      .catch((error: unknown) => {
        console.error('The reader of amounts did not load', error);
        setFailures((before) => before + 1);
        if (isChosen) showError(text('kitchen.failed'));
      });
  }, [isMissing, isChosen, search, text, triedAgain]);
  useEffect(() => {
    if (show || failures === 0) return;
    const again = () => setTriedAgain(failures);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [show, failures]);
  return { show: show?.with, hasFailed: failures > 0 && !show };
}
