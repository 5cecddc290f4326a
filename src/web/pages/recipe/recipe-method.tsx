import { type ReactNode, useState } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';
import type { Tin } from '#domain/kitchen/tins.ts';
import { sectionsOf } from '#domain/recipes/sections.ts';
import { AmountControls } from '../../features/kitchen/amount-controls.tsx';
import { IngredientTools } from '../../features/kitchen/ingredient-tools.tsx';
import { IngredientsBar } from '../../features/kitchen/ingredients-bar.tsx';
import { AskedWay, OtherWays, type Way } from '../../features/kitchen/other-ways.tsx';
import { useChosenAmounts } from '../../features/kitchen/use-chosen-amounts.ts';
import { type StepGuide, useStepGuide } from '../../features/kitchen/use-step-guide.ts';
import { useTicks } from '../../features/kitchen/use-ticks.ts';
import type { OwnNotes } from '../../features/notes/own-notes.tsx';
import { IngredientLines } from '../../features/recipes/ingredient-lines.tsx';
import { IngredientList } from '../../features/recipes/ingredient-list.tsx';
import { RecipeEquipment } from '../../features/recipes/recipe-details.tsx';
import { ShownText } from '../../features/recipes/shown-text.tsx';
import type { StepActs } from '../../features/recipes/step-item.tsx';
import { StepList } from '../../features/recipes/step-list.tsx';
import styles from './recipe-method.module.css';
import { useLineNotes } from './use-line-notes.ts';
import { useStepTimers } from './use-step-timers.tsx';

const making = 'making';

type Props = {
  food: RecipeDetailReply;
  tin: Tin | null;
  notes: OwnNotes | null;
  children: ReactNode;
};

/** Ingredients and steps: side by side where there is room, on a phone one over the other. */
export function RecipeMethod({ food, tin, notes, children }: Props) {
  const { ingredientList: lines, ingredientHeadings: headings = none } = food;
  const amounts = useChosenAmounts(food);
  const ticks = useTicks(food._id, food.ingredientIds);
  const guide = useStepGuide(food);
  const timers = useStepTimers(food);
  const scaled = amounts.scaled?.lines;
  const shown = lines.map(
    (line, index) => scaled?.[index]?.map(({ text }) => text).join('') ?? line,
  );
  const noteOn = useLineNotes(food, shown, notes);
  const sections = sectionsOf(shown, (_, index) => headings.includes(index));
  const usedLines =
    guide.used?.map((line) => (
      <ShownText key={line} text={withoutFixing(lines[line] ?? '')} pieces={scaled?.[line]} />
    )) ?? null;
  const actsOf = (step: number) => actsIn(guide, step, usedLines);
  const [way, setWay] = useState<Way | null>(null);
  const controls = (
    <AmountControls servings={food.servings} amounts={amounts}>
      <OtherWays tin={tin} onWay={setWay} />
    </AmountControls>
  );
  const list = (
    <>
      <IngredientLines
        lines={lines}
        headings={headings}
        scaled={scaled}
        ticked={ticks.ticked}
        marked={guide.used ?? none}
        onTick={ticks.tick}
        onNear={amounts.read}
        onHave={(line, amount) => setWay({ kind: 'have', line, amount })}
        noteOn={noteOn.ingredient}
      />
      <IngredientTools shown={sections} ticks={ticks} />
    </>
  );
  return (
    <div className={styles.method}>
      <div className={styles.columns}>
        <IngredientList controls={controls}>{list}</IngredientList>
        <div className={styles.making} id={making}>
          <RecipeEquipment food={food} pieces={amounts.scaled?.equipment} />
          <div ref={timers.place}>
            <StepList
              steps={food.stepList}
              scaled={amounts.scaled?.steps ?? timers.steps}
              actsOf={actsOf}
              drawTimer={timers.drawTimer}
              noteOn={noteOn.step}
              ids={food.stepIds}
              photos={food.stepPhotos}
            />
          </div>
          {children}
        </div>
      </div>
      <AskedWay food={food} way={way} amounts={amounts} onClose={() => setWay(null)} />
      <IngredientsBar
        over={making}
        ticked={ticks.ticked.size}
        total={lines.length - headings.length}
      >
        {controls}
        {list}
      </IngredientsBar>
    </div>
  );
}

const none: readonly number[] = [];

/** What pointing at a step and pressing it do. */
function actsIn(guide: StepGuide, step: number, used: ReactNode[] | null): StepActs {
  return {
    isCurrent: guide.current === step,
    isOpen: guide.open === step,
    used,
    onPoint: (isPointed) => guide.point(isPointed ? step : null),
    onPress: () => guide.press(step),
    onClose: guide.close,
  };
}
