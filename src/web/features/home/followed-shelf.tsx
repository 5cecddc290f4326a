import { type ComponentType, useEffect, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { Language } from '#contract/languages.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { useApi } from '#web/data/api.ts';
import { type CardRecipe, toCard } from '#web/data/recipe.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RecipeCarousel } from './recipe-carousel.tsx';

/** A recipe comes once, whether its cook published it or several cooked it. */
const posts = 16;

type Held = 'loading' | { why: string | undefined } | { recipes: CardRecipe[]; follows: number };

async function loadFollowed(api: Client): Promise<Held> {
  const result = await api.listFollowing({ query: { limit: posts } });
  if (!result.ok) return { why: result.code === 'banned' ? result.message : undefined };
  const foods = result.data.posts.map(({ food }) => [food._id, toCard(food)] as const);
  return { recipes: [...new Map(foods).values()], follows: result.data.following };
}

/** Hands the shelf over, once its texts are there. */
export async function openShelf(
  language: Language,
  show: (shelf: () => ComponentType) => void,
): Promise<void> {
  await loadTexts(language, ['following']);
  show(() => FollowedShelf);
}

/** What those published and cooked whom one follows: it comes in the browser, to somebody logged in. */
function FollowedShelf() {
  const text = useText();
  const api = useApi();
  const [held, setHeld] = useState<Held>('loading');
  useEffect(() => {
    if (held === 'loading') void loadFollowed(api).then(setHeld);
  }, [api, held]);
  if (held === 'loading') return null;
  if ('why' in held) {
    return (
      <EmptyState drawing="pot" title={text('following.failed')} hint={held.why}>
        {!held.why && <Button onClick={() => setHeld('loading')}>{text('outage.tryAgain')}</Button>}
      </EmptyState>
    );
  }
  const { recipes, follows } = held;
  if (recipes.length === 0) {
    return (
      <EmptyState
        drawing="pot"
        title={text(follows > 0 ? 'following.quiet' : 'following.empty')}
        hint={text('following.emptyHint')}
      >
        <ButtonLink to={paths.explore}>{text('following.explore')}</ButtonLink>
      </EmptyState>
    );
  }
  return <RecipeCarousel title={text('following.title')} recipes={recipes} all={paths.following} />;
}
