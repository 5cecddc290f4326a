import { useId } from 'react';
import { nutrients } from '#contract/recipe-details.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ShownRecipe } from '#domain/kitchen/show-recipe.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './recipe-details.module.css';
import { ShownText } from './shown-text.tsx';

type Props = { food: RecipeDetailReply };

type EquipmentProps = Props & { pieces?: ShownRecipe['equipment'] | undefined; isPaper?: boolean };

/** What has to be at hand besides the ingredients, where it is told. */
export function RecipeEquipment({ food: { equipment }, pieces, isPaper = false }: EquipmentProps) {
  const text = useText();
  const words = useRecipeWords();
  const titleId = useId();
  if (!equipment) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{text('field.equipment')}</h2>
      <ul className={styles.equipment}>
        {equipment.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
          <li key={index} {...words}>
            <ShownText text={line} pieces={pieces?.[index]} isPaper={isPaper} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a serving holds, in its author's words: the site has not worked it out. */
export function RecipeNutrition({ food: { nutrition } }: Props) {
  const text = useText();
  const titleId = useId();
  const stated = nutrients.flatMap((one) => {
    const n = nutrition?.[one];
    return n === undefined ? [] : [{ one, n: text.number(n) }];
  });
  if (stated.length === 0) return null;
  return (
    <section className={styles.nutrition} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('details.perServing')}</h2>
      <dl className={styles.nutrients}>
        {stated.map(({ one, n }) => (
          <div key={one} className={styles.nutrient}>
            <dt>{text(`field.nutrition.${one}`)}</dt>
            <dd>{text(one === 'kcal' ? 'details.energy' : 'details.grams', { n })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.stated}>{text('details.stated')}</p>
    </section>
  );
}

/** A tag as addresses have it, whose commas part values. Accents are folded by the list: what folds them is as large as this page's rest. */
const plainTag = (tag: string): string => tag.toLowerCase().replace(/[\s,]+/g, ' ');

/** The tags, each with the way to what else has it. */
export function RecipeTags({ food: { tags } }: Props) {
  const text = useText();
  const words = useRecipeWords();
  if (!tags) return null;
  return (
    <nav aria-label={text('field.tags')}>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to={`${paths.explore}?tag=${encodeURIComponent(plainTag(tag))}`}
              rel="nofollow"
              className={styles.tag}
              {...words}
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
