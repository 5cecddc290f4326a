import type { ReactNode } from 'react';
import { PageMeta } from '#web/page/page-meta.tsx';
import { Container } from '#web/ui/container.tsx';
import type { Tokens } from '#web/ui/read-tokens.ts';
import { type AmountPieces, AmountsSection, amountsSection } from './amounts-section.tsx';
import { BothThemes } from './both-themes.tsx';
import { type CookingPieces, CookingSection, cookingSection } from './cooking-section.tsx';
import { useForcedStates } from './forced.tsx';
import { type PhotoFieldType, PhotoSection, photoSection } from './photo-section.tsx';
import { type Section, sections } from './sections.tsx';
import styles from './styleguide-page.module.css';
import { words } from './words.ts';

type Props = {
  photoField: PhotoFieldType;
  amountPieces: AmountPieces;
  cookingPieces: CookingPieces;
  /** Sections that are put together from several features. */
  more: readonly Section[];
};

/** Every piece of the design system in every state and both themes. Development only. */
export function StyleguidePage({ photoField, amountPieces, cookingPieces, more }: Props) {
  useForcedStates();
  return (
    <Container className={styles.page}>
      <PageMeta title={words.title} noIndex />
      <h1>{words.title}</h1>
      <p className={styles.intro}>{words.intro}</p>
      <nav aria-label={words.sections}>
        <ul className={styles.contents}>
          {[...sections, photoSection, amountsSection, cookingSection, ...more].map(
            ({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <Sections of={sections} />
      <OneSection {...photoSection} draw={() => <PhotoSection field={photoField} />} />
      <OneSection {...amountsSection} draw={() => <AmountsSection pieces={amountPieces} />} />
      <OneSection {...cookingSection} draw={() => <CookingSection pieces={cookingPieces} />} />
      <Sections of={more} />
    </Container>
  );
}

function Sections({ of }: { of: readonly Section[] }) {
  return of.map(({ id, title, content: Content }) => (
    <OneSection key={id} id={id} title={title} draw={(tokens) => <Content tokens={tokens} />} />
  ));
}

type OneProps = { id: string; title: string; draw: (tokens: Tokens) => ReactNode };

function OneSection({ id, title, draw }: OneProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <BothThemes draw={draw} />
    </section>
  );
}
