import { useCallback } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
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
import ownStyles from './cook-page.module.css';

/** Loads a cook and a page of their recipes; an unknown cook is a 404. */
export async function loadCook({ context, params, request }: LoaderFunctionArgs) {
  const place = readPlace(request.url);
  const id = params.id ?? '';
  const [found, list] = await Promise.all([
    context.get(apiContext).getCook({ params: { id } }),
    loadRecipeList(context, { userId: id }, place),
  ]);
  if (!found.ok) return failPageFor(found);
  const { _id, name, followers } = found.data.cook;
  return { ...list, cook: { _id, name, followers } };
}

/** What everybody may know of somebody who shares recipes: the name, and the recipes. */
export function CookPage() {
  const text = useText();
  const { brand } = useSite();
  const api = useApi();
  const loaded = useLoaderData<typeof loadCook>();
  const { _id, name, followers } = loaded.cook;
  const loadPage = useCallback(
    (cursor: string) => fetchRecipeList(api, { userId: _id }, { page: null, cursor }),
    [api, _id],
  );
  const list = useRecipeList({ loaded, loadPage, silentKey: 'silent.recipes' });
  const title = text('cook.title', { name });
  const feed = addresses.cookFeed(_id);
  const address = paths.cook(_id);
  return (
    <Container className={styles.page}>
      <ListMeta
        title={title}
        isBranded
        socialTitle={title}
        description={text('cook.description', { n: list.total, name, brand })}
        loaded={loaded}
        address={address}
        type="profile"
        feed={{ path: feed, title: text('feeds.cook', { name, brand }) }}
      />
      <div className={styles.intro}>
        <h1 className={ownStyles.name} dir="auto">
          {title}
        </h1>
        <div className={ownStyles.facts}>
          <p className={styles.count}>{text('cook.recipes', { n: list.total })}</p>
          <a href={feed} className={ownStyles.feed} type="application/atom+xml">
            <FeedIcon size={18} />
            {text('sharing.feed')}
          </a>
          <FollowPlace cook={loaded.cook} followers={followers} />
        </div>
      </div>
      <ListBody list={list} loaded={loaded} address={address}>
        <EmptyState drawing="pot" as="h2" title={text('cook.empty')} />
      </ListBody>
    </Container>
  );
}
