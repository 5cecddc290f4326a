import type { RecipeDetailReply } from '#contract/recipes.ts';
import { mayDeleteRecipe, mayEditRecipe } from '#domain/accounts/may.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { EditIcon, TrashIcon } from '#web/ui/action-icons.tsx';
import { ButtonLink, ButtonPlace } from '#web/ui/button.tsx';
import { DeleteRecipe } from './delete-recipe.tsx';
import styles from './owner-actions.module.css';

/** Edit and Delete in a row of their own, for the recipe's owner and for admins; nothing for anybody else. */
export function OwnerActions({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  const { user } = useAuth();
  if (!user) return <OwnerPlaces userId={food.userId} />;
  const actor = { id: user._id, role: user.role };
  const mayEdit = mayEditRecipe(actor, food);
  const mayDelete = mayDeleteRecipe(actor, food);
  if (!mayEdit && !mayDelete) return null;
  return (
    <div className={styles.row}>
      {mayEdit && (
        <ButtonLink to={paths.updateRecipe(food.slug)}>
          <EditIcon size={20} />
          {text('recipe.edit')}
        </ButtonLink>
      )}
      {mayDelete && <DeleteRecipe food={food} />}
    </div>
  );
}

/**
 * Keeps the places of Edit and Delete until the page knows who reads it, so that nothing moves
 * when they come. The head script shows them to the owner and to admins alone.
 */
function OwnerPlaces({ userId }: { userId: string }) {
  const text = useText();
  return (
    <div className={styles.places} data-owner={userId} aria-hidden="true">
      <div className={styles.row}>
        <ButtonPlace label={text('recipe.edit')} icon={<EditIcon size={20} />} />
        <ButtonPlace label={text('recipe.delete')} icon={<TrashIcon size={20} />} />
      </div>
    </div>
  );
}
