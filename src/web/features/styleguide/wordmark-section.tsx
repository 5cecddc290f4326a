import { useSite } from '#web/page/text.ts';
import { PotMark } from '#web/ui/pot-mark.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import styles from './wordmark-section.module.css';
import { words } from './words.ts';

/** The wordmark on paper and on leaf, with a name too long for its place, and the mark alone. */
export function WordmarkSection() {
  const { brand } = useSite();
  return (
    <Specimens>
      <Specimen label={Wordmark.name}>
        <div className={styles.large}>
          <Wordmark brand={brand} markSize={36} />
        </div>
      </Specimen>
      <Specimen label={words.onLeaf}>
        <div className={styles.leaf}>
          <Wordmark brand={brand} />
        </div>
      </Specimen>
      <Specimen label={words.longName}>
        <div className={styles.short}>
          <Wordmark brand={words.longSample} />
        </div>
      </Specimen>
      <Specimen label={PotMark.name}>
        <PotMark size={64} />
      </Specimen>
    </Specimens>
  );
}
