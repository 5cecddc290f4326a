import { useEffect, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigationType,
  useRevalidator,
} from 'react-router';
import type { Client } from '#contract/client.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { apiContext } from '#web/context.ts';
import { type CardRecipe, toCard } from '#web/data/recipe.ts';
import type { Failure } from '#web/lists/recipe-list.ts';
import { cuisineBefore } from '#web/page/cuisine-name.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { Container } from '#web/ui/container.tsx';
import { CategoryStrip } from '../../features/home/category-strip.tsx';
import { FollowedPlace } from '../../features/home/followed-place.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { PublishBanner } from '../../features/home/publish-banner.tsx';
import { RecipeCarousel } from '../../features/home/recipe-carousel.tsx';
import styles from './home-page.module.css';

/** The cuisines with a carousel of their own, and how many recipes each shows at most. */
const shownCuisines = ['Indian', 'Chinese', 'American'] as const;
const shownEach = 4;

type Shelf = { foods: CardRecipe[]; failure: Failure | null };

const failed = ({ status, code }: Failure): Shelf => ({ foods: [], failure: { status, code } });

async function loadRecent(api: Client): Promise<Shelf> {
  const result = await api.cards.recentRecipes();
  return result.ok ? { foods: result.data.foods.map(toCard), failure: null } : failed(result);
}

async function loadCuisine(api: Client, name: (typeof shownCuisines)[number]): Promise<Shelf> {
  const query = { category: cuisineId(name), limit: shownEach };
  const result = await api.cards.listRecipes({ query });
  return result.ok ? { foods: result.data.foods.map(toCard), failure: null } : failed(result);
}

/** A part that is another tomorrow. */
async function loadOfToday(ask: Client['tonightRecipes' | 'lovedRecipes']): Promise<Shelf> {
  const result = await ask();
  return result.ok ? { foods: result.data.foods.map(toCard), failure: null } : failed(result);
}

/** Loads the newest recipes, the newest of three cuisines, and what is of today. */
async function loadHome({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [recent, tonight, loved, ...cuisines] = await Promise.all([
    loadRecent(api),
    loadOfToday(api.tonightRecipes),
    loadOfToday(api.lovedRecipes),
    ...shownCuisines.map((name) => loadCuisine(api, name)),
  ]);
  return { recent, tonight, loved, cuisines };
}

/** The front page: hero, cuisines, four carousels, what is of today, and the invitation to publish. */
function HomePage() {
  const text = useText();
  const loaded = useLoaderData<typeof loadHome>();
  const { recent, tonight, loved, cuisines } = loaded;
  useStartAtTop();
  useFreshRecent();
  useSilentFailures(loaded);
  return (
    <>
      <PageMeta description={text('home.heroSubtitle')} />
      <Hero />
      <Container className={styles.sections}>
        <CategoryStrip />
        <RecipeCarousel
          title={text('home.latest')}
          recipes={recent.foods}
          all={paths.explore}
          isLatest
        />
        {shownCuisines.map((name, index) => (
          <RecipeCarousel
            key={name}
            title={text('home.cuisine', { category: cuisineBefore(text, name) })}
            recipes={cuisines[index]?.foods ?? []}
            all={paths.category(name)}
          />
        ))}
        <RecipeCarousel title={text('home.tonight')} recipes={tonight.foods} isWide />
        <RecipeCarousel title={text('home.loved')} recipes={loved.foods} />
        <FollowedPlace />
        <PublishBanner />
      </Container>
    </>
  );
}

/** Whether the document was loaded on this page, as against coming here from another. */
let isFirstPage = true;

/** The page begins at the top when it is loaded; going back to it finds the place it was left at. */
function useStartAtTop(): void {
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    if (isFirstPage || !isReturn) window.scrollTo(0, 0);
    isFirstPage = false;
  }, [isReturn]);
}

/** The newest recipes are asked for again when somebody else is logged in. */
function useFreshRecent(): void {
  const { user } = useAuth();
  const { revalidate } = useRevalidator();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const id = user?._id ?? '';
    // The first answer is the login that this browser has kept: the page came with its recipes.
    const isChange = seen.current !== null && seen.current !== id;
    seen.current = id;
    if (isChange) void revalidate();
  }, [user?._id, revalidate]);
}

function useSilentFailures(loaded: Awaited<ReturnType<typeof loadHome>>): void {
  const text = useText();
  useEffect(() => {
    const { recent, cuisines, tonight, loved } = loaded;
    if (recent.failure) reportSilently(text, 'silent.recent', recent.failure);
    for (const { failure } of [...cuisines, tonight, loved]) {
      if (failure) reportSilently(text, 'silent.recipes', failure);
    }
  }, [loaded, text]);
}

export { HomePage as Component, loadHome as loader };
