import { useId, useState } from 'react';
import { addressIn, languages } from '#contract/languages.ts';
import { unitSystems } from '#domain/kitchen/chosen-amounts.ts';
import { languageNames } from '#messages/languages.ts';
import { rememberChoice } from '#web/features/layout/language-choice.ts';
import { keepUnits, readKeptUnits } from '#web/page/chosen-amounts.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import sectionStyles from '#web/ui/own-section.module.css';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import styles from './account-page.module.css';

/** In which language and units somebody reads; this browser keeps both. */
export function ReadingSection() {
  const text = useText();
  const titleId = useId();
  const [units, setUnits] = useState(readKeptUnits);
  const choose = (value: string) => {
    const chosen = unitSystems.find((one) => one === value) ?? null;
    keepUnits(chosen);
    setUnits(chosen);
  };
  return (
    <section className={sectionStyles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={sectionStyles.title}>
        {text('account.reading')}
      </h2>
      <nav className={styles.links} aria-label={text('account.language')}>
        {languages.map((language) => (
          <a
            key={language}
            className={styles.link}
            href={addressIn(language, paths.account)}
            hrefLang={language}
            lang={language}
            aria-current={language === text.language ? 'true' : undefined}
            onClick={rememberChoice}
          >
            {languageNames[language]}
          </a>
        ))}
      </nav>
      <RadioGroup
        legend={text('account.units')}
        name="units"
        options={(['written', ...unitSystems] as const).map((value) => ({
          value,
          label: text(`kitchen.units.${value}`),
        }))}
        value={units ?? 'written'}
        onChange={choose}
      />
      <p className={sectionStyles.quiet}>{text('account.readingHint')}</p>
    </section>
  );
}
