import { Link } from 'react-router';
import { keptMarkup } from '#web/page/kept-markup.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { AddRecipeLink } from '#web/session/add-recipe-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArrowUpIcon, SocialIcon } from '#web/ui/icons.tsx';
import { isCalm } from '#web/ui/is-calm.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';

function scrollUp(): void {
  window.scrollTo({ top: 0, behavior: isCalm() ? 'instant' : 'smooth' });
}

/** The footer: tagline, the ways into the site, social profiles and the way up; and this page in other languages. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <SameEverywhere />
        <LanguageLinks />
      </div>
    </footer>
  );
}

function FooterOfSite() {
  const text = useText();
  const { brand } = useSite();
  return (
    <>
      <div>
        <Link to={paths.home} className={styles.brand}>
          <Wordmark brand={brand} markSize={36} />
        </Link>
        <p className={styles.tagline}>{text('footer.tagline')}</p>
        <Button variant="onLeafQuiet" className={styles.up} onClick={scrollUp}>
          <ArrowUpIcon size={20} />
          {text('footer.scrollUp')}
        </Button>
      </div>
      <FooterLinks />
      <SocialLinks />
    </>
  );
}

const SameEverywhere = import.meta.env.SSR ? keptMarkup('footer', FooterOfSite) : FooterOfSite;

const columns = {
  cook: ['explore', 'home', 'addRecipe', 'myRecipes', 'savedRecipes'],
  account: ['contact', 'login', 'register', 'privacy', 'terms'],
} as const;

function FooterLinks() {
  const text = useText();
  return (
    <nav className={styles.columns} aria-label={text('nav.footer')}>
      {(['cook', 'account'] as const).map((column) => (
        <div key={column}>
          <h2 className={styles.heading}>{text(`footer.${column}`)}</h2>
          <ul>
            {columns[column].map((name) => {
              const Way = name === 'addRecipe' ? AddRecipeLink : Link;
              return (
                <li key={name}>
                  <Way to={paths[name]}>{text(`nav.${name}`)}</Way>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SocialLinks() {
  const text = useText();
  const { social } = useSite();
  if (social.length === 0) return null;
  return (
    <div className={styles.social}>
      <h2 className={styles.heading}>{text('footer.social')}</h2>
      <ul>
        {social.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer noopener" target="_blank">
              <SocialIcon network={label.toLowerCase()} size={20} />
              {label}
              <span className="visually-hidden">{text('nav.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
