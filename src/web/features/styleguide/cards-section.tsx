import { useLoaderData } from 'react-router';
import type { CardRecipe } from '#web/data/recipe.ts';
import { RecipeCard } from '#web/lists/recipe-card.tsx';
import { RecipeGridSkeleton } from '#web/lists/recipe-grid-skeleton.tsx';
import styles from './cards-section.module.css';
import type { loadStyleguide } from './load-styleguide.ts';
import { Specimen } from './specimen.tsx';
import { words } from './words.ts';

/** A picture that loads and holds nothing, so that the card shows what it shows without one. */
const noPicture = { url: 'data:,', width: 4, height: 3, color: '#b96a32', sizes: [] };

/** Recipe cards: as they are, with a long name, without their picture, and on their way. */
export function CardsSection() {
  const { foods } = useLoaderData<typeof loadStyleguide>();
  const [recipe, other] = foods;
  if (!recipe) return <p>{words.noRecipes}</p>;
  const shown: [string, CardRecipe][] = [
    [words.rest, recipe],
    [words.rated, { ...recipe, _id: 'rated', rating: { value: 4.6, count: 31 } }],
    [words.longName, { ...(other ?? recipe), _id: 'long', name: words.longSample }],
    [words.missingPicture, { ...recipe, _id: 'none', photo: noPicture }],
  ];
  return (
    <>
      <div className={styles.cards}>
        {shown.map(([label, card]) => (
          <Specimen key={label} label={label}>
            <RecipeCard recipe={card} sizes="280px" priority />
          </Specimen>
        ))}
      </div>
      <Specimen label={words.loadingCard} wide>
        <RecipeGridSkeleton />
      </Specimen>
    </>
  );
}
