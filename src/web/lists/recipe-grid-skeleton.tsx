import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './recipe-grid.module.css';

/** Cards in their final shape while a list is on its way. */
export function RecipeGridSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other name and never move
        <div key={index}>
          <Skeleton shape="picture" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}
