import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { addressIn, type Language } from '#contract/languages.ts';
import { catalogueOf, loadTexts } from '#messages/catalogues.ts';
import { createText, type Text } from '#messages/format.ts';
import { Button } from '#web/ui/button.tsx';
import { rememberChoice } from './language-choice.ts';
import styles from './language-strip.module.css';

/** The line that offers the page in a language, in that language. */
export async function offerLanguage(language: Language): Promise<ReactNode> {
  await loadTexts(language, ['offer']);
  return <LanguageStrip text={createText(language, catalogueOf(language))} />;
}

function LanguageStrip({ text }: { text: Text }) {
  const { pathname, search } = useLocation();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const { language } = text;
  const dismiss = () => {
    rememberChoice();
    setDismissed(true);
  };
  return (
    <section className={styles.strip} lang={language} aria-label={text('offer.label')}>
      <a
        className={styles.take}
        href={addressIn(language, pathname + search)}
        hrefLang={language}
        onClick={rememberChoice}
      >
        {text('offer.take')}
      </a>
      <Button size="small" variant="quiet" onClick={dismiss}>
        {text('offer.dismiss')}
      </Button>
    </section>
  );
}
