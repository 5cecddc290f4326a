import { useEffect, useState } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ingredientsOfStep } from '#domain/kitchen/step-ingredients.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';

type Recipe = Pick<RecipeDetailReply, 'ingredientList' | 'stepList' | 'language'>;

/** Which step a cook looks at, and which lines of the ingredients it uses; steps and lines by their index. */
export type StepGuide = {
  /** The step whose ingredients lie open. */
  open: number | null;
  /** The step that was pressed last: where the cook is. */
  current: number | null;
  /** The lines of the step that is open or pointed at; null while nothing asks, or the reader is on its way. */
  used: readonly number[] | null;
  point: (step: number | null) => void;
  /** Opens the ingredients of a step, and closes them again. */
  press: (step: number) => void;
  close: () => void;
};

/** The guide through the steps of a recipe. The reader of steps comes when it is first asked. */
export function useStepGuide(food: Recipe): StepGuide {
  const text = useText();
  const [read, setRead] = useState<{ read: typeof ingredientsOfStep }>();
  const [pointed, point] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const step = open ?? pointed;
  const isWanted = step !== null && !read;
  const isPressed = open !== null;
  useEffect(() => {
    if (!isWanted) return;
    import('#domain/kitchen/step-ingredients.ts')
      .then((module) => setRead({ read: module.ingredientsOfStep }))
      .catch((error: unknown) => {
        console.error('The reader of steps did not load', error);
        if (isPressed) showError(text('kitchen.stepFailed'));
      });
  }, [isWanted, isPressed, text]);
  const words = step === null ? undefined : food.stepList[step];
  const lines = food.ingredientList;
  return {
    open,
    current,
    used: read && words !== undefined ? read.read(words, lines, languageOf(food)) : null,
    point,
    press: (one) => {
      setOpen(open === one ? null : one);
      setCurrent(one);
    },
    close: () => setOpen(null),
  };
}
