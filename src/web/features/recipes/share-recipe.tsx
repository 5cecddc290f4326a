import type { RecipeDetailReply } from '#contract/recipes.ts';
import { paths } from '#web/paths.ts';
import { copyText } from '#web/shared/copy-text.ts';
import { useSite, useText } from '#web/shared/text.ts';
import { showError, showSuccess } from '#web/shared/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ShareIcon } from '#web/ui/icons.tsx';

/** Hands the recipe's link to the system's share sheet, or to the clipboard where there is none. */
export function ShareRecipe({ food }: { food: Pick<RecipeDetailReply, 'slug' | 'name'> }) {
  const text = useText();
  const { publicUrl } = useSite();
  const share = async () => {
    const link = { title: food.name, url: publicUrl + paths.recipe(food.slug) };
    if (await openShareSheet(link)) return;
    if (await copyText(link.url)) showSuccess(text('sharing.copied'));
    else showError(text('sharing.copyFailed', { url: link.url }));
  };
  return (
    <Button onClick={() => void share()}>
      <ShareIcon size={20} />
      {text('sharing.share')}
    </Button>
  );
}

/** Whether the system took the link, or the person thought better of it. */
async function openShareSheet(link: ShareData): Promise<boolean> {
  if (!navigator.share || navigator.canShare?.(link) === false) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('The share sheet did not open', error);
    return false;
  }
}
