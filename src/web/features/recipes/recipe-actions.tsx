import { useLocation } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { CollectButton } from '#web/lists/collect-button.tsx';
import { useIsSaved, useSaveToggle } from '#web/lists/saved.ts';
import { chosenAmountsOf } from '#web/page/chosen-amounts.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { PrintIcon } from '#web/ui/action-icons.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { HeartFilledIcon, HeartIcon } from '#web/ui/icons.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { OwnerActions } from './owner-actions.tsx';
import styles from './recipe-actions.module.css';
import { ShareRecipe } from './share-recipe.tsx';

/** What a person can do with this recipe: everyone may cook from it, save, share and print, its owner and admins edit and delete. */
export function RecipeActions({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  const isAlive = useHydrated();
  const { search } = useLocation();
  const chosen = isAlive ? chosenAmountsOf(search) : '';
  const isSaved = useIsSaved(food._id);
  const toggle = useSaveToggle();
  return (
    <div className={styles.actions}>
      <ButtonLink
        variant="primary"
        size="large"
        className={styles.cook}
        to={paths.cooking(food.slug) + chosen}
      >
        {text('recipe.cook')}
      </ButtonLink>
      <Button
        className={styles.save}
        aria-pressed={isSaved}
        aria-label={text(isSaved ? 'save.isSaved' : 'save.save', { name: food.name })}
        onClick={() => void toggle(food)}
      >
        {isSaved ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
        {text(isSaved ? 'recipe.saved' : 'recipe.save')}
      </Button>
      <CollectButton recipe={food} className={styles.collect} />
      <ShareRecipe food={food} />
      <ButtonLink to={paths.printRecipe(food.slug) + chosen}>
        <PrintIcon size={20} />
        {text('recipe.print')}
      </ButtonLink>
      <OwnerActions food={food} />
    </div>
  );
}
