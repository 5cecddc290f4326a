import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { showRecipe } from '#domain/kitchen/show-recipe.ts';
import { type Piece, textOf } from '#domain/kitchen/show-text.ts';
import { ingredientsOfStep } from '#domain/kitchen/step-ingredients.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { sectionsOf } from '#domain/recipes/sections.ts';
import { stepPhotoOf } from '#domain/recipes/step-photo.ts';
import { madeItAnchor } from '#domain/sharing/addresses.ts';
import { Photo } from '#web/lists/photo.tsx';
import { asWritten, chosenAmountsOf } from '#web/page/chosen-amounts.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { PrintIcon } from '#web/ui/action-icons.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { type CookStep, cookSteps } from '../../features/cooking/cook-steps.ts';
import { LiveStage } from '../../features/cooking/live-stage.tsx';
import { Overview } from '../../features/cooking/overview.tsx';
import { ShownStep } from '../../features/cooking/shown-step.tsx';
import { CookingEnd } from '../../features/cooking/stage.tsx';
import { useProgress } from '../../features/cooking/use-progress.ts';
import { AmountControls } from '../../features/kitchen/amount-controls.tsx';
import { type Amounts, useChosenAmounts } from '../../features/kitchen/use-chosen-amounts.ts';
import { useTicks } from '../../features/kitchen/use-ticks.ts';
import { earlierLine } from '../../features/notes/line-words.ts';
import { ShownText } from '../../features/recipes/shown-text.tsx';
import { TimerButton } from '../../features/timers/timer-button.tsx';
import styles from './cooking-page.module.css';
import { keptPicture, picturesOf } from './kept-pictures.ts';
import { type CookingNote, useCookingNotes } from './use-cooking-notes.ts';
import { useKeptOffline } from './use-kept-offline.ts';

/** Cook mode in a browser that is alive: the recipe in the amounts of the address, where the cook left off. */
export function Cooking({ food }: { food: RecipeDetailReply }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useKeptOffline(useMemo(() => picturesOf(food), [food]));
  const { amounts, steps, lines, pieces, equipment, usedIn } = useShownRecipe(food);
  const { step: at, goTo, clear } = useProgress(food._id, steps.length);
  const ticks = useTicks(food._id, food.ingredientIds);
  const noteOn = useCookingNotes(food._id);
  const recipePath = paths.recipe(food.slug) + chosenAmountsOf(search);
  const step = steps[at];
  const draw = (index: number) => (
    <Line
      pieces={lines[index] ?? []}
      isTicked={ticks.ticked.has(index)}
      tick={(isTicked) => ticks.tick([index], isTicked)}
      note={<OwnNote note={noteOn(food.ingredientIds[index])} line={food.ingredientList[index]} />}
    />
  );
  return (
    <>
      <LiveStage
        name={food.name}
        recipePath={recipePath}
        steps={steps}
        at={at}
        goTo={goTo}
        spoken={step ? { text: textOf(pieces[step.index]), lang: languageOf(food) } : null}
        openOverview={() => setOpen(true)}
      >
        {step ? (
          <ShownStep
            step={step}
            all={steps.length}
            ingredients={usedIn(step.text).map(draw)}
            photo={photoOfStep(food, step)}
            note={
              <OwnNote note={noteOn(food.stepIds[step.index])} line={food.stepList[step.index]} />
            }
          >
            <ShownText
              text={step.text}
              pieces={pieces[step.index]}
              drawTimer={(piece) => (
                <StepTimer piece={piece} food={food} step={step} search={search} />
              )}
            />
          </ShownStep>
        ) : (
          <CookingEnd
            picture={<Picture photo={food.photo} alt="" className={styles.picture} />}
            onMade={() => {
              clear();
              ticks.clear();
              void navigate(`${recipePath}#${madeItAnchor}`);
            }}
            onBack={() => goTo(at - 1)}
          />
        )}
      </LiveStage>
      <Overview
        steps={steps}
        goTo={goTo}
        open={isOpen}
        present={at}
        onClose={() => setOpen(false)}
        ingredients={<AllLines food={food} draw={draw} />}
        equipment={equipment.map(textOf)}
        controls={<Controls food={food} amounts={amounts} search={search} />}
        // A step of the overview is a button: none stands inside it.
        drawStep={({ text, index }) => <ShownText text={text} pieces={pieces[index]} isPaper />}
      />
    </>
  );
}

type StepTimerProps = { piece: Piece; food: RecipeDetailReply; step: CookStep; search: string };

/** A time of a step as a timer, which leads back to cook mode in the amounts of the address. */
function StepTimer({ piece, food, step, search }: StepTimerProps) {
  return (
    <TimerButton
      piece={piece}
      recipe={food}
      step={step.text}
      number={step.number}
      path={paths.cooking(food.slug) + chosenAmountsOf(search)}
      isWhole
    />
  );
}

/** The photo of a step, which waits until it comes into view. */
function photoOfStep(food: RecipeDetailReply, { index, number }: CookStep): ReactNode {
  const photo = stepPhotoOf(food, index);
  return photo && <StepPicture key={index} photo={photo} number={number} />;
}

function StepPicture({ photo, number }: { photo: Photographed; number: number }) {
  const text = useText();
  return (
    <Picture
      photo={photo}
      alt={text('photos.ofStep', { n: number })}
      className={styles.stepPicture}
    />
  );
}

type Photographed = RecipeDetailReply['photo'];
type PictureProps = { photo: Photographed; alt: string; className: string | undefined };

/** In the one size that is kept. */
const Picture = ({ photo, ...rest }: PictureProps) => (
  <Photo photo={keptPicture(photo)} sizes="24rem" {...rest} />
);

/** The recipe in the amounts chosen, in pieces; lines and steps by their place in its lists. */
function useShownRecipe(food: RecipeDetailReply) {
  const amounts = useChosenAmounts(food);
  const language = languageOf(food);
  const original = useMemo(() => showRecipe(food, asWritten, language), [food, language]);
  const { lines, steps: pieces, equipment } = amounts.scaled ?? original;
  const steps = useMemo(() => cookSteps(food.stepList), [food]);
  const usedIn = (step: string) => ingredientsOfStep(step, food.ingredientList, language);
  return { amounts, steps, lines, pieces, equipment, usedIn };
}

const none: readonly number[] = [];

/** All ingredients under their headings. */
function AllLines({ food, draw }: { food: RecipeDetailReply; draw: (index: number) => ReactNode }) {
  const words = useRecipeWords();
  const { ingredientList, ingredientHeadings = none } = food;
  const isHeading = (_: string, index: number) => ingredientHeadings.includes(index);
  return sectionsOf(ingredientList, isHeading).map(({ heading, lines }, part) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections may repeat and never move.
    <Fragment key={part}>
      {heading !== null && <h4 {...words}>{heading}</h4>}
      <ul>
        {lines.map(({ index }) => (
          <li key={index}>{draw(index)}</li>
        ))}
      </ul>
    </Fragment>
  ));
}

type LineProps = {
  pieces: readonly Piece[];
  isTicked: boolean;
  tick: (isTicked: boolean) => void;
  /** What the cook noted on it. */
  note: ReactNode;
};

function Line({ pieces, isTicked, tick, note }: LineProps) {
  const words = useRecipeWords();
  return (
    <>
      <div className={styles.line} {...words}>
        <Checkbox
          label={<ShownText text="" pieces={pieces} />}
          checked={isTicked}
          onChange={({ target: { checked } }) => tick(checked)}
        />
      </div>
      {note}
    </>
  );
}

type NoteProps = { note: CookingNote | undefined; line: string | undefined };

/** A note on a line, and how the line read then where it reads otherwise: it may have been meant for another food. */
function OwnNote({ note, line }: NoteProps) {
  const text = useText();
  if (!note) return null;
  const earlier = earlierLine(note.line, line);
  return (
    <div className={styles.note} lang={text.language}>
      {earlier && <p>{text('cooking.noteReadThen', { line: earlier })}</p>}
      <p dir="auto">
        <span className="visually-hidden">{text('cooking.note')} </span>
        {note.text}
      </p>
    </div>
  );
}

type ControlProps = { food: RecipeDetailReply; amounts: Amounts; search: string };

function Controls({ food, amounts, search }: ControlProps) {
  const text = useText();
  return (
    <>
      <AmountControls servings={food.servings} amounts={amounts} />
      <ButtonLink
        className={styles.print}
        to={paths.printRecipe(food.slug) + chosenAmountsOf(search)}
      >
        <PrintIcon size={20} />
        {text('recipe.print')}
      </ButtonLink>
    </>
  );
}
