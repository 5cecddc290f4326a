import { type ReactNode, useRef } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { languageOf } from '#domain/recipes/language.ts';
import { cutName, listCardName, partTail } from '#domain/recipes/names.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { CardRecipe } from '../data/recipe.ts';
import { keptMarkup } from '../page/kept-markup.tsx';
import { useRecipeWords } from '../page/recipe-words.ts';
import { CardFacts, CardFoot } from './card-facts.tsx';
import { Photo } from './photo.tsx';
import styles from './recipe-card.module.css';
import { SaveHeart } from './save-heart.tsx';

/**
 * How wide a card shows on a phone. Those with two or three device pixels to a pixel say less
 * than it is, and take 320 px: twice the card, as no eye can tell more, and a third of the bytes.
 */
export const phoneSizes = '(min-resolution: 2.5x) 24vw, (min-resolution: 1.5x) 37vw, 46vw';

/** How wide a card of a grid shows. */
const gridSizes = `(min-width: 1320px) 292px, (min-width: 960px) 24vw, (min-width: 640px) 32vw, ${phoneSizes}`;

export type CardProps = {
  recipe: CardRecipe;
  /** Characters of the name that show; the whole name stays readable for everyone. */
  nameLength?: number;
  sizes?: string;
  priority?: boolean;
  /** The way back, over a faded picture: the recipe was taken out of the list that it stands in. */
  undo?: ReactNode;
  /** The card's heading is one level below the heading it stands under. */
  heading?: 'h2' | 'h3';
};

/** The card that was clicked last: a recipe may have two on a page, and that one grows into the recipe's picture. */
let clicked: unknown;

function Card({
  recipe,
  nameLength = listCardName,
  sizes = gridSizes,
  priority = false,
  undo,
  heading: Heading = 'h3',
}: CardProps) {
  const words = useRecipeWords(languageOf(recipe));
  const to = paths.recipe(recipe.slug);
  const self = useRef(0);
  const isOpening = useViewTransitionState(to) && clicked === self;
  const shown = cutName(recipe.name, nameLength);
  return (
    <div className={classNames(styles.card, undo ? styles.takenOut : null)}>
      <div className={styles.picture}>
        <Photo
          photo={recipe.photo}
          alt=""
          sizes={sizes}
          priority={priority}
          className={styles.photo}
          transitionName={isOpening ? `photo-${recipe._id}` : undefined}
        />
      </div>
      <Heading className={styles.name} {...words}>
        <Link
          to={to}
          className={styles.link}
          viewTransition
          onClick={() => {
            clicked = self;
          }}
          title={shown === recipe.name ? undefined : recipe.name}
        >
          <CutName shown={shown} name={recipe.name} />
        </Link>
      </Heading>
      <CardFacts recipe={recipe} />
      <CardFoot recipe={recipe} />
      {undo ? <div className={styles.undo}>{undo}</div> : null}
      <SaveHeart recipe={recipe} className={styles.heart} />
    </div>
  );
}

/** A recipe as an item of a list: the whole card is one link, the heart a button of its own. */
export const RecipeCard = import.meta.env.SSR ? keptMarkup('card', Card, isPlainCard) : Card;

/** Whether a card is drawn from plain data alone. */
function isPlainCard({ undo }: Pick<CardProps, 'undo'>): boolean {
  return !undo;
}

/** Eyes see the cut name, screen readers read the whole one. The ellipsis never stands alone in a line. */
function CutName({ shown, name }: { shown: string; name: string }) {
  if (shown === name) return name;
  const [start, end] = partTail(shown);
  return (
    <>
      <span aria-hidden="true">
        {start}
        <span className={styles.tail}>{end}</span>
      </span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
