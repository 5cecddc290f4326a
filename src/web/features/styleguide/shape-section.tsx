import type { SectionProps } from './both-themes.tsx';
import styles from './shape-section.module.css';
import { Specimen, Specimens } from './specimen.tsx';
import { namesOf } from './tokens.ts';

/** Spacing, sizes, radii, shadows and speeds. */
export function ShapeSection({ tokens }: SectionProps) {
  const sizes = namesOf(
    '--space-',
    '--header-height',
    '--control-height',
    '--reading',
    '--content',
  );
  const labelOf = (name: string) => `${name} ${tokens[name]}`;
  return (
    <div className={styles.shapes}>
      {sizes.map((name) => (
        <Specimen key={name} label={labelOf(name)} wide>
          <div className={styles.bar} style={{ width: `var(${name})` }} />
        </Specimen>
      ))}
      <Specimens>
        {namesOf('--radius-').map((name) => (
          <Specimen key={name} label={labelOf(name)}>
            <div className={styles.box} style={{ borderRadius: `var(${name})` }} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens>
        {namesOf('--shadow-').map((name) => (
          <Specimen key={name} label={name}>
            <div className={styles.box} style={{ boxShadow: `var(${name})` }} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens>
        {namesOf('--motion-', '--ease').map((name) => (
          <Specimen key={name} label={labelOf(name)}>
            <div
              className={styles.mover}
              style={name === '--ease' ? undefined : { transitionDuration: `var(${name})` }}
            />
          </Specimen>
        ))}
      </Specimens>
    </div>
  );
}
