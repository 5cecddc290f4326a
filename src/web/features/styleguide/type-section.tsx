import type { SectionProps } from './both-themes.tsx';
import { Specimen } from './specimen.tsx';
import { namesOf } from './tokens.ts';
import { words } from './words.ts';

/** The scale in both families, the headings as they come, and the leading of running text. */
export function TypeSection({ tokens }: SectionProps) {
  return (
    <>
      {namesOf('--text-').map((size) => (
        <Specimen key={size} label={`${size} ${tokens[size]}`} wide>
          <p style={{ font: `600 var(${size}) / var(--leading-tight) var(--font-display)` }}>
            {words.sample}
          </p>
          <p style={{ fontSize: `var(${size})`, lineHeight: 'var(--leading-tight)' }}>
            {words.sample}
          </p>
        </Specimen>
      ))}
      {(['h1', 'h2', 'h3', 'h4'] as const).map((Heading) => (
        <Specimen key={Heading} label={Heading} wide>
          <Heading>{words.sample}</Heading>
        </Specimen>
      ))}
      {namesOf('--leading-').map((leading) => (
        <Specimen key={leading} label={`${leading} ${tokens[leading]}`} wide>
          <p style={{ lineHeight: `var(${leading})` }}>{words.paragraph}</p>
        </Specimen>
      ))}
      {namesOf('--font-').map((family) => (
        <Specimen key={family} label={family} wide>
          <p style={{ fontFamily: `var(${family})` }}>{words.paragraph}</p>
        </Specimen>
      ))}
    </>
  );
}
