import { type Feed, PageMeta } from '../page/page-meta.tsx';
import { useSite, useText } from '../page/text.ts';
import { nextAddress, pageAddress, previousAddress } from './list-place.ts';
import type { RecipeList } from './recipe-list.ts';

type Props = {
  title: string;
  /** Whether the brand stands behind the title. */
  isBranded?: boolean;
  socialTitle: string;
  description: string;
  /** The page of the list as its address asks for it. */
  loaded: RecipeList;
  /** The list's own address, which is that of its first page. */
  address: string;
  /** Where search engines find the same list, if not there. */
  canonical?: string;
  /** Whether search engines may keep it if nothing else speaks against it. */
  isKept?: boolean;
  type?: 'profile';
  feed?: Feed;
};

/** The head of a page of a list: every page is its own to search engines, and names its neighbours. */
export function ListMeta({ title, isBranded, isKept = true, loaded, address, ...rest }: Props) {
  const text = useText();
  const { brand } = useSite();
  const { canonical = address, ...shown } = rest;
  const { page } = loaded;
  const isLater = page !== 1 && page !== null;
  const ownTitle = isLater ? text('list.pageTitle', { title, n: page }) : title;
  return (
    <PageMeta
      {...shown}
      title={isBranded ? `${ownTitle} · ${brand}` : ownTitle}
      canonical={page === null ? canonical : pageAddress(canonical, page)}
      noIndex={(!isKept || isFleeting(loaded)) && 'follow'}
      previous={previousAddress(address, page)}
      next={nextAddress(address, loaded)}
    />
  );
}

/** A list of nothing, and one behind the numbered pages, whose address lasts as long as a recipe. */
function isFleeting({ page, foods, failure }: RecipeList): boolean {
  return page === null || (failure === null && foods.length === 0);
}
