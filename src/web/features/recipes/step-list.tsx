import { Fragment, type ReactNode } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { Piece } from '#domain/kitchen/show-text.ts';
import { stepSections } from '#domain/recipes/sections.ts';
import { Photo } from '#web/lists/photo.tsx';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import type { LineNote } from './ingredient-lines.tsx';
import { ShownText } from './shown-text.tsx';
import { type StepActs, StepItem } from './step-item.tsx';
import styles from './step-list.module.css';

type Props = {
  steps: readonly string[];
  /** The steps with other amounts. */
  scaled?: readonly Piece[][] | undefined;
  actsOf: (step: number) => StepActs;
  /** For each step its lasting id, by which its photo is found. */
  ids: readonly string[];
  photos: RecipeDetailReply['stepPhotos'];
  /** Draws a duration of a step, which is given with its number, as what begins a timer. */
  drawTimer?: ((piece: Piece, step: string, number: number) => ReactNode) | undefined;
  /** What its reader noted on a step, which is given with its number. */
  noteOn?: ((step: number, number: number) => LineNote | undefined) | undefined;
};

/** The steps under large numerals, to be read at arm's length; each has an address of its own. Their numbers go on under the next heading. */
export function StepList({ steps, scaled, actsOf, ids, photos, drawTimer, noteOn }: Props) {
  const text = useText();
  const words = useRecipeWords();
  const photoOf = (index: number) => photos?.find(({ stepId }) => stepId === ids[index]);
  return (
    <section aria-labelledby="steps" className={styles.all}>
      <h2 id="steps">{text('recipe.steps')}</h2>
      {stepSections(steps).map(({ heading, lines }, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections may repeat and never move.
        <Fragment key={part}>
          {heading !== null && (
            <h3 className={styles.heading} {...words}>
              {heading}
            </h3>
          )}
          {lines.length > 0 && (
            <ol className={styles.steps}>
              {lines.map(({ text: step, index, number }) => (
                <StepItem key={index} number={number} acts={actsOf(index)}>
                  <ShownText
                    text={step}
                    pieces={scaled?.[index]}
                    drawTimer={drawTimer && ((piece) => drawTimer(piece, step, number))}
                  />
                  <Noted note={noteOn?.(index, number)} />
                  <StepPhoto photo={photoOf(index)} number={number} />
                </StepItem>
              ))}
            </ol>
          )}
        </Fragment>
      ))}
    </section>
  );
}

/** The way to a note stands behind the last word; its place is there before it comes. */
function Noted({ note }: { note: LineNote | undefined }) {
  return (
    <>
      <span className={styles.behind}>{note?.beside}</span>
      {note?.below}
    </>
  );
}

type StepPhotoProps = { photo: Parameters<typeof Photo>[0]['photo'] | undefined; number: number };

/** Loaded as the reader comes near it. */
function StepPhoto({ photo, number }: StepPhotoProps) {
  const text = useText();
  if (!photo) return null;
  return (
    <Photo
      photo={photo}
      alt={text('photos.ofStep', { n: number })}
      sizes="(min-width: 480px) 400px, 80vw"
      className={styles.photo}
    />
  );
}
