import { Link } from 'react-router';
import type { CollectionPageReply, EntryReply } from '#contract/collection-fields.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { RecipeCard } from '#web/lists/recipe-card.tsx';
import grid from '#web/lists/recipe-grid.module.css';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { FeedIcon } from '#web/ui/action-icons.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import head from './collection-head.module.css';
import styles from './collection-view.module.css';
import { nameOf } from './shown-entries.ts';

type Props = {
  page: CollectionPageReply;
  /** Whether it shows a later part than the first. */
  isLater: boolean;
};

/** A collection as everybody reads it, in its owner's order. */
export function CollectionView({ page, isLater }: Props) {
  const text = useText();
  const { collection, entries, nextCursor } = page;
  const address = paths.collection(collection._id);
  return (
    <>
      <CollectionHead collection={collection} />
      {entries.length === 0 ? (
        <EmptyState drawing="pot" title={text('collections.nothing')} />
      ) : (
        <ol className={grid.grid} aria-label={text('collections.entries')}>
          {entries.map((entry, index) => (
            <li key={entry._id} className={styles.entry}>
              <Entry entry={entry} isFirst={index < 4} />
            </li>
          ))}
        </ol>
      )}
      {(isLater || nextCursor !== undefined) && (
        <nav className={styles.pages} aria-label={text('list.pages')}>
          {isLater && <ButtonLink to={address}>{text('collections.first')}</ButtonLink>}
          {nextCursor !== undefined && (
            <ButtonLink to={`${address}?cursor=${encodeURIComponent(nextCursor)}`} rel="next">
              {text('collections.next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function CollectionHead({ collection }: Pick<CollectionPageReply, 'collection'>) {
  const text = useText();
  const { _id, name, description, cook, count, visibility } = collection;
  return (
    <header className={head.head}>
      <h1 dir="auto">{name}</h1>
      <p className={head.facts}>
        {cook.name &&
          (cook.hasNoPage ? (
            <span dir="auto">{text('collections.by', { name: cook.name })}</span>
          ) : (
            <Link to={paths.cook(cook)} className="touch-target" dir="auto">
              {text('collections.by', { name: cook.name })}
            </Link>
          ))}
        <span>{text('collection.count', { n: count })}</span>
        {visibility === 'public' && (
          <a
            href={addresses.collectionFeed(_id)}
            className={styles.feed}
            type="application/atom+xml"
          >
            <FeedIcon size={18} />
            {text('sharing.feed')}
          </a>
        )}
      </p>
      {description && (
        <p className={head.description} dir="auto">
          {description}
        </p>
      )}
    </header>
  );
}

function Entry({ entry, isFirst }: { entry: EntryReply; isFirst: boolean }) {
  const { recipe, note } = entry;
  return (
    <>
      {recipe ? (
        <RecipeCard recipe={recipe} heading="h2" priority={isFirst} />
      ) : (
        <GoneEntry entry={entry} />
      )}
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </>
  );
}

/** What is left of a recipe that is not there, or not for everybody any more. */
function GoneEntry({ entry }: { entry: EntryReply }) {
  const text = useText();
  return (
    <div className={styles.gone}>
      <div className={styles.blank} aria-hidden="true" />
      <h2 className={styles.goneName} dir="auto">
        {nameOf(entry, text)}
      </h2>
      <p>{text('collections.gone')}</p>
    </div>
  );
}
