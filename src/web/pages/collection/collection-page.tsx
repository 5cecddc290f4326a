import { useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { CollectionPageReply } from '#contract/collection-fields.ts';
import type { Language } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { apiContext } from '#web/context.ts';
import { HidePlace } from '#web/lists/hide-place.tsx';
import { RecipeGridSkeleton } from '#web/lists/recipe-grid-skeleton.tsx';
import { ReportLink } from '#web/lists/report-link.tsx';
import { failPageFor } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { useLate } from '#web/page/use-late.ts';
import { useAuth } from '#web/session/auth.ts';
import { Container } from '#web/ui/container.tsx';
import { CollectionView } from '../../features/collections/collection-view.tsx';
import { NotFoundPage } from '../../features/errors/not-found-page.tsx';
import styles from './collection-page.module.css';

/**
 * Loads a collection as everybody sees it. One that is private is a 404 here, too: only the browser
 * knows whose it is, and asks again.
 */
async function loadCollection({ context, params, request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const result = await context.get(apiContext).getCollection({
    params: { id: params.id ?? '' },
    query: cursor ? { cursor } : {},
  });
  if (result.ok) {
    const { collection, entries, total, nextCursor } = result.data;
    const page = { collection, entries, total, ...(nextCursor ? { nextCursor } : {}) };
    return data({ page: page as CollectionPageReply | null, isLater: cursor !== null });
  }
  if (result.code !== 'collection_not_found') return failPageFor(result);
  return data({ page: null, isLater: false }, { status: 404 });
}

/** A collection: for everybody to read, for its owner to change. */
function CollectionPage() {
  const { page, isLater } = useLoaderData<typeof loadCollection>();
  const { id = '' } = useParams();
  const text = useText();
  const { user } = useAuth();
  /** Whose it is not, or not there for: the next person, and the next collection, is asked for anew. */
  const [foreign, setForeign] = useState('');
  const asked = `${user?._id} ${id}`;
  const isOwn = page ? user?._id === page.collection.cook._id : user !== null && foreign !== asked;
  const { Late, hasFailed } = useLate('collection', isOwn, loadOwn);
  if (isOwn && user && Late) {
    return (
      <Container className={styles.page}>
        <Late key={asked} id={id} userId={user._id} onForeign={() => setForeign(asked)} />
      </Container>
    );
  }
  if (!page) return isOwn && !hasFailed ? <Coming /> : <NotFoundPage />;
  return (
    <Container className={styles.page}>
      <CollectionMeta page={page} isLater={isLater} />
      <CollectionView page={page} isLater={isLater} />
      <HidePlace
        kind="collection"
        id={id}
        writerId={page.collection.cook._id}
        className={styles.below}
      />
      <div className={styles.below}>
        <ReportLink
          kind="collection"
          id={id}
          writerId={page.collection.cook._id}
          label={text('collections.report')}
          of={page.collection.name}
        />
      </div>
    </Container>
  );
}

/** Until it is known whether it is one's own. */
function Coming() {
  return (
    <Container className={styles.page}>
      <RecipeGridSkeleton />
    </Container>
  );
}

function CollectionMeta({ page, isLater }: { page: CollectionPageReply; isLater: boolean }) {
  const text = useText();
  const { brand } = useSite();
  const { _id, name, description, cook, visibility } = page.collection;
  const isPublic = visibility === 'public';
  const feed = {
    path: addresses.collectionFeed(_id),
    title: text('feeds.collection', { name, brand }),
  };
  return (
    <PageMeta
      title={`${name} · ${brand}`}
      socialTitle={name}
      description={description || text('collections.description', { name: cook.name, brand })}
      canonical={addresses.collection(_id)}
      noIndex={isPublic ? (isLater || page.entries.length === 0) && 'follow' : true}
      {...(isPublic ? { feed } : {})}
    />
  );
}

/** What its owner needs, once it is known that it is theirs. */
async function loadOwn(language: Language) {
  const [{ OwnCollection }] = await Promise.all([
    import('../../features/collections/own-collection.tsx'),
    loadTexts(language, ['collectionForm', 'fields']),
  ]);
  return OwnCollection;
}

export { CollectionPage as Component, loadCollection as loader };
