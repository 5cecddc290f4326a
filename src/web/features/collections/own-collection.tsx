import { Link } from 'react-router';
import type { CollectionReply } from '#contract/collection-fields.ts';
import { useOpener } from '#web/forms/use-opener.ts';
import { RecipeGridSkeleton } from '#web/lists/recipe-grid-skeleton.tsx';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { EditIcon } from '#web/ui/action-icons.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CollectionFields } from './collection-fields.tsx';
import head from './collection-head.module.css';
import { CopyLink } from './copy-link.tsx';
import { DeleteCollection } from './delete-collection.tsx';
import styles from './own-collection.module.css';
import { OwnEntryList } from './own-entry-list.tsx';
import { useCollectionForm } from './use-collection-form.ts';
import { type OwnEntries, useOwnEntries } from './use-own-entries.ts';

type Props = {
  id: string;
  userId: string;
  /** It is not theirs, or not there. */
  onForeign: () => void;
};

/** A collection for its owner, who changes it where it stands. */
export function OwnCollection({ id, userId, onForeign }: Props) {
  const text = useText();
  const own = useOwnEntries(id, onForeign);
  const { collection, entries, hasFailed } = own;
  if (!collection) {
    if (!hasFailed) return <RecipeGridSkeleton />;
    return <Failed own={own} />;
  }
  return (
    <>
      <OwnMeta name={collection.name} />
      <OwnHead collection={collection} userId={userId} own={own} />
      {collection.hidden && (
        <p className={styles.hidden} role="status">
          {collection.hidden.reason
            ? text('collectionForm.hidden', { reason: collection.hidden.reason })
            : text('collectionForm.waits')}
        </p>
      )}
      {entries.length === 0 ? (
        <EmptyState
          drawing="pot"
          title={text('collectionForm.empty')}
          hint={text('collectionForm.emptyHint')}
        >
          <ButtonLink to={paths.explore} variant="primary">
            {text('collectionForm.explore')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <OwnEntryList own={own} userId={userId} />
      )}
      {hasFailed && <Failed own={own} />}
    </>
  );
}

function OwnMeta({ name }: { name: string }) {
  const { brand } = useSite();
  return <PageMeta title={`${name} · ${brand}`} noIndex />;
}

function Failed({ own }: { own: OwnEntries }) {
  const text = useText();
  return (
    <div className={styles.failed}>
      <p role="alert">{own.why || text('collectionForm.loadFailed')}</p>
      {!own.why && <Button onClick={() => void own.load()}>{text('collectionForm.retry')}</Button>}
    </div>
  );
}

type HeadProps = { collection: CollectionReply; userId: string; own: OwnEntries };

/** What is said of the collection, or the form that changes it. */
function OwnHead({ collection, userId, own }: HeadProps) {
  const text = useText();
  const form = useCollectionForm(collection, userId, own.put);
  const opener = useOpener(form.draft !== null);
  const { name, description, visibility } = collection;
  const count = own.entries.filter(({ isOut }) => !isOut).length;
  return (
    <header className={head.head}>
      <p>
        <Link to={paths.collections} className="touch-target">
          {text('collectionForm.all')}
        </Link>
      </p>
      <h1 dir="auto">{name}</h1>
      <p className={head.facts}>
        <Chip>{text(`collection.${visibility}`)}</Chip>
        {own.nextCursor === undefined && <span>{text('collection.count', { n: count })}</span>}
      </p>
      {description && (
        <p className={head.description} dir="auto">
          {description}
        </p>
      )}
      {form.draft ? (
        <CollectionFields form={form} draft={form.draft} />
      ) : (
        <div className={styles.actions}>
          <Button ref={opener} onClick={form.open}>
            <EditIcon size={20} />
            {text('collectionForm.edit')}
          </Button>
          {visibility !== 'private' && <CopyLink id={collection._id} />}
          <DeleteCollection id={collection._id} />
        </div>
      )}
    </header>
  );
}
