import type { ReactNode } from 'react';
import { showRecipe } from '#domain/kitchen/show-recipe.ts';
import { Photo } from '#web/lists/photo.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Tokens } from '#web/ui/read-tokens.ts';
import { cookSteps } from '../../features/cooking/cook-steps.ts';
import { Overview } from '../../features/cooking/overview.tsx';
import { ShownStep } from '../../features/cooking/shown-step.tsx';
import { CookingEnd, Stage } from '../../features/cooking/stage.tsx';
import { ShownText } from '../../features/recipes/shown-text.tsx';
import { type Act, Phone } from '../../features/styleguide/phone.tsx';
import { Specimen } from '../../features/styleguide/specimen.tsx';
import { words } from '../../features/styleguide/words.ts';
import { TimerButton } from '../../features/timers/timer-button.tsx';
import looks from '../cooking/cooking-page.module.css';
import { sampleRecipe as food, samplePhoto } from './sample.ts';

const nothing = () => {};
const steps = cookSteps(food.stepList);
const shown = showRecipe(food, { factor: 1, units: null }, 'en-GB');
const path = '/recipe/plum-cake/cook';

const line = (index: number) => (
  <Checkbox label={food.ingredientList[index] ?? ''} checked={index === 1} onChange={nothing} />
);

type StepProps = { at: number; lines?: number[]; photo?: ReactNode };

function Step({ at, lines = [], photo = null }: StepProps) {
  const step = steps[at];
  if (!step) return null;
  const { text, index, number } = step;
  return (
    <ShownStep step={step} all={steps.length} photo={photo} ingredients={lines.map(line)}>
      <ShownText
        text={text}
        pieces={shown.steps[index]}
        drawTimer={(piece) => (
          <TimerButton
            piece={piece}
            path={path}
            number={number}
            recipe={food}
            step={text}
            isWhole
          />
        )}
      />
    </ShownStep>
  );
}

/** As while its timer runs, which is a matter of the browser that shows it. */
const runFirst: Act = (page) =>
  page.querySelector('[role=button]')?.setAttribute('aria-pressed', 'true');

const photo = (look: string | undefined) => (
  <Photo photo={samplePhoto} alt="" sizes="360px" priority className={look} />
);

type State = { label: string; at: number; isAsleep?: true; acts?: Act[]; content: ReactNode };

const states: State[] = [
  { label: words.asleep, at: 0, isAsleep: true, content: <Step at={0} lines={[1, 2]} /> },
  { label: words.twoTimers, at: 2, acts: [runFirst], content: <Step at={2} lines={[3]} /> },
  { label: words.withPhoto, at: 1, content: <Step at={1} photo={photo(looks.stepPicture)} /> },
  {
    label: words.lastStep,
    at: steps.length,
    content: <CookingEnd picture={photo(looks.picture)} onMade={nothing} onBack={nothing} />,
  },
];

/** Cook mode on a phone: its steps, their timers and ingredients, and the end. */
export function StageStates({ tokens }: { tokens: Tokens }) {
  return states.map(({ label, at, isAsleep = false, acts = [], content }) => (
    <Specimen key={label} label={label}>
      <Phone title={label} tokens={tokens} acts={acts} height={640}>
        <Stage
          name={food.name}
          recipePath="/recipe/plum-cake"
          steps={steps}
          at={at}
          isAsleep={isAsleep}
          spoken={at < steps.length ? { text: '', lang: 'en-GB' } : null}
          goTo={nothing}
          openOverview={nothing}
          moves={{}}
        >
          {content}
        </Stage>
      </Phone>
    </Specimen>
  ));
}

/** All ingredients, what to have ready, and all steps, over the one that is cooked. */
export function OverviewState({ tokens }: { tokens: Tokens }) {
  return (
    <Specimen label={words.overview}>
      <Phone title={words.overview} tokens={tokens} height={660}>
        <Overview
          steps={steps}
          present={1}
          goTo={nothing}
          onClose={nothing}
          open
          controls={null}
          ingredients={food.ingredientList.map((one, index) => <div key={one}>{line(index)}</div>)}
          equipment={food.equipment ?? []}
          drawStep={({ text }) => text}
        />
      </Phone>
    </Specimen>
  );
}
