import type { RecipeDetailReply } from '#contract/recipes.ts';
import { borneOutDiets } from '#domain/recipes/borne-out.ts';
import { useText } from '#web/page/text.ts';
import { Chip } from '#web/ui/chip.tsx';
import styles from './diet-labels.module.css';

type Props = { food: Pick<RecipeDetailReply, 'diet' | 'dietDoubts'> };

/** The diets that the author names and the text bears out. */
export function DietChips({ food }: Props) {
  const text = useText();
  return borneOutDiets(food).map((diet) => (
    <Chip key={diet} tone="leaf">
      {text(`diet.${diet}`)}
    </Chip>
  ));
}

/** What the author's other labels are contradicted by, in words: nobody is to trust such a label. */
export function DietDoubts({ food: { dietDoubts = [] } }: Props) {
  const text = useText();
  return dietDoubts.map(({ diet, foods }) => (
    <p key={diet} className={styles.doubt}>
      {text(foods[0] ? 'recipe.dietDoubt' : 'recipe.dietDoubtElsewhere', {
        diet: text(`diet.${diet}`),
        foods: text.list(foods),
      })}
    </p>
  ));
}
