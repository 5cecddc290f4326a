import { useApi } from '#web/data/api.ts';
import type { CardRecipe } from '#web/data/recipe.ts';
import { showCollect } from '#web/lists/show-collect.ts';
import veil from '#web/lists/veil.module.css';
import { useSite, useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { useAuth } from '#web/session/auth.ts';
import { CollectIcon } from '#web/ui/action-icons.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './collect-saved.module.css';

/** Beside the heart of a saved recipe: opens what puts it into one's collections. */
export function CollectSaved({ recipe }: { recipe: CardRecipe }) {
  const text = useText();
  const api = useApi();
  const site = useSite();
  const isHere = useIsHere();
  const { user } = useAuth();
  if (!user) return null;
  const label = text('saved.collect', { name: recipe.name });
  const collect = async () => {
    const isShown = await showCollect(recipe, user._id, { api, site, isHere });
    if (!isShown) showError(text('saved.collectFailed'));
  };
  return (
    <button
      type="button"
      className={classNames(veil.button, styles.collect)}
      aria-label={label}
      title={label}
      onClick={() => void collect()}
    >
      <CollectIcon size={18} />
    </button>
  );
}
