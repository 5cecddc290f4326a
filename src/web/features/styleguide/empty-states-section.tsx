import { Button } from '#web/ui/button.tsx';
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { heartDrawing, keyDrawing, searchDrawing } from '#web/ui/more-drawings.tsx';
import styles from './empty-states-section.module.css';
import { Specimen, Specimens } from './specimen.tsx';
import { words } from './words.ts';

const drawings: Record<string, DrawingName> = {
  pot: 'pot',
  plate: 'plate',
  heart: heartDrawing,
  search: searchDrawing,
  key: keyDrawing,
};

/** An empty state with all its parts and with the fewest, and every drawing. */
export function EmptyStatesSection() {
  return (
    <>
      <EmptyState drawing="plate" title={words.sample} hint={words.paragraph}>
        <Button variant="primary">{words.show}</Button>
      </EmptyState>
      <EmptyState drawing={searchDrawing} title={words.sample} />
      <Specimens>
        {Object.entries(drawings).map(([label, name]) => (
          <Specimen key={label} label={label}>
            <Drawing name={name} className={styles.drawing} />
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}
