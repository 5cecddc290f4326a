import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#contract/languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { Piece } from '#domain/kitchen/show-text.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { stepAnchor } from '#domain/sharing/addresses.ts';
import { asWritten, chosenAmountsOf } from '#web/page/chosen-amounts.ts';
import { useSite } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import type { TimerButton } from '../../features/timers/timer-button.tsx';

type Recipe = Pick<RecipeDetailReply, 'ingredientList' | 'stepList' | 'slug' | 'name' | 'language'>;
type DrawTimer = (piece: Piece, step: string, number: number) => ReactNode;
type StepTimers = {
  /** Where the steps stand: once it comes near the window, their durations become buttons. */
  place: RefObject<HTMLDivElement | null>;
  /** The steps as written, their durations apart; nothing until the reader is there. */
  steps: readonly Piece[][] | undefined;
  drawTimer: DrawTimer | undefined;
};

/** The timers of a recipe page. What they take comes when somebody comes near the steps: the first view is without. */
export function useStepTimers(food: Recipe): StepTimers {
  const place = useRef<HTMLDivElement>(null);
  const { language } = useSite();
  const { search } = useLocation();
  const isNear = useIsNear(place);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isNear) return;
    let isOver = false;
    loadTimers(food, language).then(
      (timers) => {
        if (!isOver) setLoaded(timers);
      },
      // The steps stay as they are: plain text.
      (error: unknown) => console.error('The timers of the steps did not load', error),
    );
    return () => {
      isOver = true;
    };
  }, [isNear, food, language]);
  if (!loaded || loaded.food !== food) return { place, steps: undefined, drawTimer: undefined };
  const { Button, steps } = loaded;
  const drawTimer: DrawTimer = (piece, step, number) => (
    <Button
      piece={piece}
      step={step}
      number={number}
      recipe={food}
      path={`${paths.recipe(food.slug)}${chosenAmountsOf(search)}#${stepAnchor(number)}`}
    />
  );
  return { place, steps, drawTimer };
}

type Loaded = { Button: typeof TimerButton; steps: Piece[][]; food: Recipe };

async function loadTimers(food: Recipe, language: Language): Promise<Loaded> {
  const [{ showRecipe }, { TimerButton: Button }] = await Promise.all([
    import('#domain/kitchen/show-recipe.ts'),
    import('../../features/timers/timer-button.tsx'),
    // No button without its bar: what is begun when the network has gone would neither show nor ring.
    import('../../features/timers/timer-bar.tsx').then((bar) =>
      bar.openTimerBar(language, () => undefined),
    ),
  ]);
  return { Button, steps: showRecipe(food, asWritten, languageOf(food)).steps, food };
}

/** Whether an element has come within half a screen of the window. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '50% 0%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
