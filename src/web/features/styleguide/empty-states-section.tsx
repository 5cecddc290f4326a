import { Button } from '#web/ui/button.tsx';
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './empty-states-section.module.css';
import { Specimen, Specimens } from './specimen.tsx';
import { words } from './words.ts';

const drawings: Record<DrawingName, true> = {
  pot: true,
  plate: true,
  heart: true,
  search: true,
  key: true,
};

/** An empty state with all its parts and with the fewest, and every drawing. */
export function EmptyStatesSection() {
  return (
    <>
      <EmptyState drawing="plate" title={words.sample} hint={words.paragraph}>
        <Button variant="primary">{words.show}</Button>
      </EmptyState>
      <EmptyState drawing="search" title={words.sample} />
      <Specimens>
        {(Object.keys(drawings) as DrawingName[]).map((name) => (
          <Specimen key={name} label={name}>
            <Drawing name={name} className={styles.drawing} />
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}
