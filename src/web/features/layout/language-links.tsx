import { useLocation } from 'react-router';
import { addressIn, languages } from '#contract/languages.ts';
import { languageNames } from '#messages/languages.ts';
import { useText } from '#web/page/text.ts';
import { rememberChoice } from './language-choice.ts';
import styles from './language-links.module.css';

/**
 * The same page in each language. The links are plain ones: another language is another document, with
 * its own texts.
 */
export function LanguageLinks() {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.languages} aria-label={text('nav.languages')}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <a
              className={styles.link}
              href={addressIn(language, pathname + search)}
              // The server's page of a recipe knows nothing of the amounts in its address.
              suppressHydrationWarning
              hrefLang={language}
              lang={language}
              aria-current={language === text.language ? 'true' : undefined}
              onClick={rememberChoice}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
