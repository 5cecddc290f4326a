import { useCallback, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router';
import { addresses } from '#domain/sharing/addresses.ts';
import { apiContext } from '#web/context.ts';
import { useApi } from '#web/data/api.ts';
import { FollowPlace } from '#web/lists/follow-place.tsx';
import { ListBody } from '#web/lists/list-body.tsx';
import { ListMeta } from '#web/lists/list-meta.tsx';
import styles from '#web/lists/list-page.module.css';
import { readPlace } from '#web/lists/list-place.ts';
import { fetchRecipeList, loadRecipeList } from '#web/lists/recipe-list.ts';
import { useRecipeList } from '#web/lists/use-recipe-list.ts';
import { failPageFor } from '#web/page/failures.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { FeedIcon } from '#web/ui/action-icons.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CookAbout } from './cook-about.tsx';
import { CookCollections, loadCollections } from './cook-collections.tsx';
import ownStyles from './cook-page.module.css';
import { CookReviews, firstReviews } from './cook-reviews.tsx';

/** Loads a cook, a page of their recipes and their last reviews; one who shares nothing is a 404. */
async function loadCook({ context, params, request }: LoaderFunctionArgs) {
  const place = readPlace(request.url);
  const key = params.handle ?? '';
  const api = context.get(apiContext);
  const found = await api.getCook({ params: { id: key.toLowerCase() } });
  if (!found.ok) return failPageFor(found);
  const { cook } = found.data;
  // The id, a former handle and capitals lead to where the page is now.
  if (cook.handle !== key) throw redirect(paths.cook(cook) + new URL(request.url).search, 301);
  const [list, reviews, collections] = await Promise.all([
    loadRecipeList(context, { userId: cook._id }, place),
    api.listCookReviews({ params: { id: cook._id }, query: { limit: firstReviews } }),
    place.page === 1 ? loadCollections(api, cook._id) : null,
  ]);
  return { ...list, cook, collections, reviews: reviews.ok ? reviews.data : null };
}

/** What everybody may know of a cook: what they tell of themselves, their recipes, and what they made of others. */
function CookPage() {
  const text = useText();
  const { brand } = useSite();
  const api = useApi();
  const loaded = useLoaderData<typeof loadCook>();
  const { cook, reviews } = loaded;
  const { _id, name } = cook;
  const loadPage = useCallback(
    (cursor: string) => fetchRecipeList(api, { userId: _id }, { page: null, cursor }),
    [api, _id],
  );
  const list = useRecipeList({ loaded, loadPage, silentKey: 'silent.recipes' });
  const blocks = useBlocks();
  const title = cook.recipes > 0 ? text('cook.title', { name }) : name;
  const feed = addresses.cookFeed(_id);
  const address = paths.cook(cook);
  return (
    <Container className={styles.page}>
      <ListMeta
        title={title}
        isBranded
        socialTitle={title}
        description={cook.lines ?? text('cook.description', { n: list.total, name, brand })}
        loaded={loaded}
        address={address}
        type="profile"
        feed={{ path: feed, title: text('feeds.cook', { name, brand }) }}
      />
      <CookAbout cook={cook} title={title} onBlocked={blocks.note}>
        <p className={styles.count}>{text('cook.recipes', { n: list.total })}</p>
        {cook.reviews > 0 && (
          <p className={styles.count}>{text('cook.reviewCount', { n: cook.reviews })}</p>
        )}
        <a href={feed} className={ownStyles.feed} type="application/atom+xml">
          <FeedIcon size={18} />
          {text('sharing.feed')}
        </a>
        <FollowPlace key={`${_id} ${blocks.count}`} cook={cook} followers={cook.followers} />
      </CookAbout>
      {cook.recipes > 0 || list.foods.length > 0 ? (
        <ListBody list={list} loaded={loaded} address={address}>
          <EmptyState drawing="pot" as="h2" title={text('cook.empty')} />
        </ListBody>
      ) : null}
      {loaded.collections && (
        <CookCollections key={`${_id} collections`} userId={_id} first={loaded.collections} />
      )}
      {loaded.page === 1 && <CookReviews key={_id} cook={cook} first={reviews} />}
    </Container>
  );
}

/** A block ends following: whether somebody follows, and how many do, is then asked anew. */
function useBlocks() {
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState(0);
  const note = () => {
    void revalidate();
    setCount(count + 1);
  };
  return { count, note };
}

export { CookPage as Component, loadCook as loader };
