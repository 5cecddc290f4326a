import type { ComponentProps } from 'react';
import { Container } from '#web/ui/container.tsx';
import styles from './container-section.module.css';
import { Specimen } from './specimen.tsx';

type Width = NonNullable<ComponentProps<typeof Container>['width']>;
const widths: Record<Width, true> = { content: true, reading: true, narrow: true };

/** How wide a page's content may be. */
export function ContainerSection() {
  return (Object.keys(widths) as Width[]).map((width) => (
    <Specimen key={width} label={width} wide>
      <Container width={width}>
        <div className={styles.content} />
      </Container>
    </Specimen>
  ));
}
