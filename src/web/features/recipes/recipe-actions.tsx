import type { RecipeDetailReply } from '#contract/recipes.ts';
import { useIsSaved, useSaveToggle } from '#web/lists/saved.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { HeartFilledIcon, HeartIcon, PrintIcon } from '#web/ui/icons.tsx';
import { OwnerActions } from './owner-actions.tsx';
import styles from './recipe-actions.module.css';
import { ShareRecipe } from './share-recipe.tsx';

/** What a person can do with this recipe: everyone may save, share and print, its owner and admins edit and delete. */
export function RecipeActions({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  const isSaved = useIsSaved(food._id);
  const toggle = useSaveToggle();
  return (
    <div className={styles.actions}>
      <Button
        className={styles.save}
        aria-pressed={isSaved}
        aria-label={text(isSaved ? 'save.isSaved' : 'save.save', { name: food.name })}
        onClick={() => void toggle(food)}
      >
        {isSaved ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
        {text(isSaved ? 'recipe.saved' : 'recipe.save')}
      </Button>
      <ShareRecipe food={food} />
      <ButtonLink to={paths.printRecipe(food.slug)}>
        <PrintIcon size={20} />
        {text('recipe.print')}
      </ButtonLink>
      <OwnerActions food={food} />
    </div>
  );
}
