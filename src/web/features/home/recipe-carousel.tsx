import { Link } from 'react-router';
import { homeCardName } from '#domain/recipes/names.ts';
import type { CardRecipe } from '#web/data/recipe.ts';
import { phoneSizes, RecipeCard } from '#web/lists/recipe-card.tsx';
import { useText } from '#web/page/text.ts';
import { Carousel } from '#web/ui/carousel.tsx';

/** How long Latest rests between two slides. */
const restMs = 4000;

const wideSizes = `(min-width: 1320px) 229px, (min-width: 1135px) 23vw, (min-width: 554px) 31vw, ${phoneSizes}`;
const narrowSizes = `(min-width: 1320px) 292px, (min-width: 640px) 31vw, ${phoneSizes}`;

type Props = {
  title: string;
  recipes: CardRecipe[];
  /** Where the whole list stands, if anywhere. */
  all?: string;
  /** Five stand side by side where there is room. */
  isWide?: boolean;
  isLatest?: boolean;
};

/** A shelf of recipes on the front page; Latest moves by itself. An empty shelf is not drawn. */
export function RecipeCarousel({
  title,
  recipes,
  all,
  isLatest = false,
  isWide = isLatest,
}: Props) {
  const text = useText();
  if (recipes.length === 0) return null;
  const slides = recipes.map((recipe) => ({
    key: recipe._id,
    content: (
      <RecipeCard
        recipe={recipe}
        nameLength={homeCardName}
        sizes={isWide ? wideSizes : narrowSizes}
      />
    ),
  }));
  return (
    <Carousel
      title={title}
      more={
        all && (
          <Link to={all} aria-label={text('home.seeAllOf', { title })}>
            {text('home.seeAll')}
          </Link>
        )
      }
      slides={slides}
      layout={isWide ? 'wide' : 'narrow'}
      labels={{
        previous: text('carousel.previous'),
        next: text('carousel.next'),
        pause: text('carousel.pause'),
        play: text('carousel.play'),
      }}
      {...(isLatest ? { autoplayMs: restMs } : {})}
    />
  );
}
