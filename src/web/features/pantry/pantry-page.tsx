import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { PantryReply } from '#contract/pantry.ts';
import { apiContext } from '#web/context.ts';
import { toCard } from '#web/data/recipe.ts';
import { LeftOut } from '#web/lists/left-out.tsx';
import lists from '#web/lists/list-page.module.css';
import { RecipeCard } from '#web/lists/recipe-card.tsx';
import grid from '#web/lists/recipe-grid.module.css';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { useNextAddress } from '#web/page/use-next-address.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { searchDrawing } from '#web/ui/more-drawings.tsx';
import { CommonFoods } from './common-foods.tsx';
import { FoodList } from './food-list.tsx';
import {
  type PantryAsked,
  pantryAddress,
  readPantryAddress,
  withInstead,
} from './pantry-address.ts';
import styles from './pantry-page.module.css';
import { Staples } from './staples.tsx';
import { UnknownFoods } from './unknown-foods.tsx';
import { useStaples } from './use-staples.ts';

const pageSize = 24;

type Found = Omit<PantryReply, 'have' | 'typed' | 'staples'>;
const nothing: Found = {
  recipes: [],
  total: 0,
  more: false,
  leftOut: [],
  notLeftOut: [],
  unknown: [],
};

/** Asks for recipes by what the address says is there. What a form adds is taken into the address first. */
async function loadPantry({ context, request }: LoaderFunctionArgs) {
  const { asked, isTidy } = readPantryAddress(request.url);
  if (!isTidy) throw redirect(pantryAddress({ ...asked, page: 1 }));
  const { have, avoid, staples, page } = asked;
  const query = {
    // What is empty is left out: its reply would not be kept.
    ...(have.length > 0 ? { have: have.join(',') } : {}),
    ...(avoid.length > 0 ? { avoid: avoid.join(',') } : {}),
    ...(staples ? { staples: staples.join(',') } : {}),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  const result = await context.get(apiContext).listPantryRecipes({ query });
  if (!result.ok) {
    const { status, code } = result;
    return { asked, found: nothing, failure: { status, code } };
  }
  const { have: _, typed, staples: __, ...found } = result.data;
  // What somebody has twice, under two names, stands once.
  if (typed.join() !== have.join()) throw redirect(pantryAddress({ ...asked, have: typed }));
  return { asked, found, failure: null };
}

/**
 * What is asked once the page that is on its way has come: what is added before that adds to it, and takes no food away that
 * was to be left out a moment ago.
 */
function useNext(asked: PantryAsked): PantryAsked {
  const next = useNextAddress(paths.whatIHave);
  return next ? readPantryAddress(next.href).asked : asked;
}

/** What can be cooked of what is there: recipes by what is missing least. */
function PantryPage() {
  const text = useText();
  const { brand } = useSite();
  const { asked, found, failure } = useLoaderData<typeof loadPantry>();
  const next = useNext(asked);
  const isKept = useStaples(asked);
  return (
    <Container className={lists.page}>
      <PageMeta
        title={`${text('pantry.title')} · ${brand}`}
        description={text('pantry.intro')}
        canonical={paths.whatIHave}
        noIndex={asked.have.length > 0 || asked.avoid.length > 0 ? 'follow' : false}
      />
      <div className={lists.intro}>
        <h1>{text('pantry.title')}</h1>
        <p>{text('pantry.intro')}</p>
      </div>
      <div className={styles.lists}>
        <FoodList which="have" asked={asked} next={next}>
          <CommonFoods next={next} />
        </FoodList>
        <FoodList which="avoid" asked={asked} next={next} notLeftOut={found.notLeftOut} />
      </div>
      <Staples next={next} assumed={asked.staples} isKept={isKept} />
      <LeftOut
        told={{ ...found, unknown: found.unknown.filter(({ of }) => of === 'avoid') }}
        to={(...instead) => pantryAddress(withInstead(next, 'avoid', ...instead))}
      />
      <UnknownFoods unknown={found.unknown} next={next} />
      {failure && <EmptyState drawing={searchDrawing} as="h2" title={text('pantry.failed')} />}
      {!failure && asked.have.length > 0 && <Results asked={asked} next={next} found={found} />}
    </Container>
  );
}

type ResultsProps = { asked: PantryAsked; next: PantryAsked; found: Found };

function Results({ asked, next, found }: ResultsProps) {
  const text = useText();
  const { recipes, total, more, leftOut } = found;
  const to = (page: number) => pantryAddress({ ...next, page });
  return (
    <>
      <p className={styles.count} role="status">
        {text(more ? 'search.foundMore' : 'search.found', { n: total })}
      </p>
      {recipes.length === 0 && (
        <EmptyState
          drawing={searchDrawing}
          as="h2"
          title={text('search.none')}
          hint={text(leftOut.length > 0 ? 'pantry.noneWithout' : 'pantry.noneHint')}
        />
      )}
      <ul className={grid.grid}>
        {recipes.map(({ recipe, have, of, missing }, i) => (
          <li key={recipe._id} className={styles.item}>
            <RecipeCard recipe={toCard(recipe)} heading="h2" priority={i < 4} />
            <p className={styles.needs}>
              {missing.length === 0
                ? text('pantry.all', { of })
                : text('pantry.missing', { have, of, foods: missing.join(', ') })}
            </p>
          </li>
        ))}
      </ul>
      <nav className={lists.pages} aria-label={text('list.pages')}>
        {asked.page > 1 && (
          <ButtonLink to={to(asked.page - 1)} rel="prev">
            {text('list.previous')}
          </ButtonLink>
        )}
        {asked.page * pageSize < total && asked.page <= 20 && (
          <ButtonLink to={to(asked.page + 1)} rel="next">
            {text('list.next')}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

export { loadPantry as loader, PantryPage as Component };
