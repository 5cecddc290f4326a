import { Fragment, type ReactNode } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ShownRecipe } from '#domain/kitchen/show-recipe.ts';
import type { Piece } from '#domain/kitchen/show-text.ts';
import { type Section, sectionsOf, stepSections } from '#domain/recipes/sections.ts';
import { stepPhotoOf } from '#domain/recipes/step-photo.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import styles from './print-recipe-page.module.css';
import { ShownText } from './shown-text.tsx';

type Props = {
  food: RecipeDetailReply;
  /** Its lines and steps in the amounts that are asked for. */
  shown: Pick<ShownRecipe, 'lines' | 'steps'>;
  /** Draws the photo of a step; absent, none is shown. */
  drawPhoto?: ((photo: RecipeDetailReply['photo']) => ReactNode) | undefined;
};

/** Ingredients and steps to be read alone. */
export function PlainMethod({ food, shown, drawPhoto }: Props) {
  const text = useText();
  const headings = food.ingredientHeadings ?? [];
  const ingredients = sectionsOf(food.ingredientList, (_, index) => headings.includes(index));
  return (
    <div className={styles.method}>
      <section aria-labelledby="ingredients">
        <h2 id="ingredients">{text('recipe.ingredients')}</h2>
        <Sections
          List="ul"
          sections={ingredients}
          pieces={shown.lines}
          className={styles.ingredients}
        />
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{text('recipe.steps')}</h2>
        <Sections
          List="ol"
          sections={stepSections(food.stepList)}
          pieces={shown.steps}
          className={styles.steps}
          below={(index) => {
            const photo = stepPhotoOf(food, index);
            return photo && drawPhoto?.(photo);
          }}
        />
      </section>
    </div>
  );
}

type SectionsProps = {
  List: 'ul' | 'ol';
  sections: readonly Section[];
  pieces: readonly Piece[][];
  className: string | undefined;
  /** What stands below a line. */
  below?: (index: number) => ReactNode;
};

/** Each section as its heading and its list; numbers go on under the next heading. */
function Sections({ List, sections, pieces, className, below }: SectionsProps) {
  const words = useRecipeWords();
  return sections.map(({ heading, lines }, part) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections may repeat and never move.
    <Fragment key={part}>
      {heading !== null && (
        <h3 className={styles.heading} {...words}>
          {heading}
        </h3>
      )}
      {lines.length > 0 && (
        <List className={className}>
          {lines.map(({ text, index }) => (
            <li key={index} {...words}>
              <ShownText text={text} pieces={pieces[index]} isPaper />
              {below?.(index)}
            </li>
          ))}
        </List>
      )}
    </Fragment>
  ));
}
