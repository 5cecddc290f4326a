import { CollectIcon } from '#web/ui/action-icons.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { useApi } from '../data/api.ts';
import { type CardRecipe, toCard } from '../data/recipe.ts';
import { useSite, useText } from '../page/text.ts';
import { showError } from '../page/toasts.ts';
import { useIsHere } from '../page/use-is-here.ts';
import { authStore } from '../session/auth.ts';
import { showLoginToast } from '../session/login-toast.tsx';
import { showCollect } from './show-collect.ts';

type Props = { recipe: CardRecipe; className?: string | undefined };

/**
 * Offers to put a recipe into one's collections. A visitor is offered a login, after which the same
 * opens on this page.
 */
export function CollectButton({ recipe, className }: Props) {
  const text = useText();
  const api = useApi();
  const site = useSite();
  const isHere = useIsHere();
  const collect = async () => {
    const { user } = authStore.get();
    if (!user) {
      const wanted = { kind: 'collect', recipe: toCard(recipe) } as const;
      return showLoginToast(text, text('recipe.collectLogin'), wanted);
    }
    const isShown = await showCollect(recipe, user._id, { api, site, isHere });
    if (!isShown) showError(text('recipe.collectFailed'));
  };
  return (
    <IconButton
      className={className}
      label={text('recipe.collect', { name: recipe.name })}
      icon={<CollectIcon size={20} />}
      onClick={() => void collect()}
    />
  );
}
