import type { CollectionCardReply } from '#contract/collection-fields.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useText } from '../page/text.ts';
import styles from './collection-cards.module.css';
import { Photo } from './photo.tsx';
import grid from './recipe-grid.module.css';

type Props = {
  collections: readonly CollectionCardReply[];
  /** Whether who sees each stands with it: to its owner alone that is news. */
  withVisibility?: boolean;
  heading?: 'h2' | 'h3';
};

/** How wide a cover shows. */
const sizes = '(min-width: 1320px) 292px, (min-width: 960px) 24vw, (min-width: 640px) 32vw, 46vw';

/** Collections as a grid of cards, each one link. */
export function CollectionCards({ collections, withVisibility, heading: Heading = 'h2' }: Props) {
  const text = useText();
  // A list without items is announced as one all the same.
  if (collections.length === 0) return null;
  return (
    <ul className={grid.grid}>
      {collections.map(({ _id, name, cover, count, visibility }) => (
        <li key={_id} className={styles.card}>
          {cover ? (
            <Photo photo={cover} alt="" sizes={sizes} />
          ) : (
            <div className={styles.empty} aria-hidden="true" />
          )}
          <Heading className={styles.name} dir="auto">
            <Link to={paths.collection(_id)} className={styles.link}>
              {name}
            </Link>
          </Heading>
          <p className={styles.facts}>
            {text('collection.count', { n: count })}
            {withVisibility && ` · ${text(`collection.${visibility}`)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
