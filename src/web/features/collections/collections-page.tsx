import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { whyNot } from '#web/data/refused.ts';
import { useOwn } from '#web/data/use-own.ts';
import { CollectionCards } from '#web/lists/collection-cards.tsx';
import { NewCollectionForm } from '#web/lists/new-collection-form.tsx';
import { RecipeGridSkeleton } from '#web/lists/recipe-grid-skeleton.tsx';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './collections-page.module.css';
import { useDraft } from './use-draft.ts';

/** One's own collections, last used first. They are asked for in the browser, which knows whose they are. */
function CollectionsPage() {
  const text = useText();
  const { brand } = useSite();
  const { user } = useAuth();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text('collections.title')} · ${brand}`} noIndex />
      <h1>{text('collections.title')}</h1>
      {user ? (
        <OwnCollections key={user._id} userId={user._id} />
      ) : (
        <LoginPrompt title={text('collections.login')} />
      )}
    </Container>
  );
}

function OwnCollections({ userId }: { userId: string }) {
  const text = useText();
  const { own, failed, why, load } = useOwn(useApi().listOwnCollections);
  if (failed) {
    return (
      <div className={styles.failed}>
        <p role="alert">{why || text('collections.loadFailed')}</p>
        {!why && <Button onClick={() => void load()}>{text('collections.retry')}</Button>}
      </div>
    );
  }
  if (!own) return <RecipeGridSkeleton />;
  const { collections } = own;
  return (
    <>
      {collections.length === 0 && (
        <EmptyState
          drawing="pot"
          title={text('collections.empty')}
          hint={text('collections.emptyHint')}
        />
      )}
      <NewCollection userId={userId} />
      <CollectionCards collections={collections} withVisibility />
    </>
  );
}

/** Makes a collection and goes to its page; what is typed stays until then. */
function NewCollection({ userId }: { userId: string }) {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { typed: name, type, forget } = useDraft(`new-collection@${userId}`);
  const [{ isBusy, fault }, setState] = useState({ isBusy: false, fault: '' });
  const create = async () => {
    if (isBusy || name.trim() === '') return;
    setState({ isBusy: true, fault: '' });
    const result = await api.createCollection({ body: { name } });
    if (!result.ok) {
      const said = whyNot(result, text('collections.createFailed'));
      return setState({ isBusy: false, fault: said });
    }
    forget(name);
    if (isHere()) await navigate(paths.collection(result.data.collection._id));
  };
  return (
    <NewCollectionForm
      className={styles.create}
      label={text('collections.newName')}
      send={text('collections.create')}
      typed={name}
      isBusy={isBusy}
      fault={fault}
      onType={type}
      onCreate={create}
    />
  );
}

export { CollectionsPage as Component };
