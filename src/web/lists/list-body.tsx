import type { ReactNode } from 'react';
import { nextAddress, previousAddress } from './list-place.ts';
import { PageLinks } from './page-links.tsx';
import { RecipeGrid } from './recipe-grid.tsx';
import type { RecipeList } from './recipe-list.ts';
import type { ShownList } from './use-recipe-list.ts';

type Props = {
  list: ShownList;
  loaded: Pick<RecipeList, 'page'>;
  /** Of the list, without its pages. */
  address: string;
  /** What stands there when there is no recipe. */
  children: ReactNode;
};

/** The cards of a list page, what stands in their place, and the ways to the pages before and behind. */
export function ListBody({ list, loaded, address, children }: Props) {
  return (
    <>
      <RecipeGrid recipes={list.foods} eager={4} />
      {list.foods.length === 0 && children}
      <PageLinks
        previous={previousAddress(address, loaded.page)}
        next={nextAddress(address, list)}
        count={list.foods.length}
        onMore={list.loadMore}
      />
    </>
  );
}
