import { useState } from 'react';
import { restorableDays } from '#contract/deletions.ts';
import { addressIn } from '#contract/languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { useApi } from '#web/data/api.ts';
import { forgetList } from '#web/lists/all-recipes.ts';
import { noteDeletion } from '#web/lists/just-deleted.ts';
import { useText } from '#web/page/text.ts';
import { announceAfterReload, showError, showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { TrashIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';

/** The delete button and its dialog. Afterwards the category's page takes the place of the recipe's. */
export function DeleteRecipe({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  const api = useApi();
  const isHere = useIsHere();
  const isOwn = useAuth().user?._id === food.userId;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const result = await api.deleteRecipe({ params: { id: food._id } });
    setBusy(false);
    setOpen(false);
    if (!result.ok) {
      console.error('delete-food', result.status, result.code);
      showError(text('toast.deleteFailed'), 'delete');
      return;
    }
    forgetList();
    if (!isHere()) return showSuccess(text('toast.deleted'), 'delete');
    announceAfterReload(text('toast.deleted'));
    if (isOwn) noteDeletion(food);
    // Loads the document anew, and leaves no entry in the history that leads to a recipe that is gone.
    window.location.replace(addressIn(text.language, paths.category(food.category.name)));
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <TrashIcon size={20} />
        {text('recipe.delete')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('recipe.deleteTitle')}
        okLabel={text('recipe.deleteOk')}
        cancelLabel={text('recipe.deleteCancel')}
        onOk={() => void remove()}
        isUnderWay={isBusy}
      >
        {text(isOwn ? 'recipe.deleteText' : 'recipe.deleteTextAdmin', { days: restorableDays })}
      </ConfirmDialog>
    </>
  );
}
