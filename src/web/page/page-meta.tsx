import { useLocation } from 'react-router';
import { addressIn, firstLanguage, type Language, languages } from '#contract/languages.ts';
import { absoluteUrl, addresses } from '#domain/sharing/addresses.ts';
import siteCard from './social-card.jpg?url';
import { useSite, useText } from './text.ts';

type Props = {
  /** The page's own title; without it the brand stands alone. */
  title?: string;
  description?: string;
  /** The address search engines keep, as that of the English page; the present path without its query by default, null for none. */
  canonical?: string | null;
  /** Root-relative address of a picture for the social card, 1200x630; the site's own by default. */
  image?: string | undefined;
  /** What the picture shows. */
  imageAlt?: string | undefined;
  /** The social card's title where it differs from the document's. */
  socialTitle?: string;
  type?: 'website' | 'article' | 'profile';
  /** Keeps the page out of search engines; 'follow' says that its links may still be followed. */
  noIndex?: boolean | 'follow';
  /** The pages of a list on either side of this one, as addresses of English pages. */
  previous?: string | null;
  next?: string | null;
  /** The page's own feed; the newest recipes of the site stand beside it. */
  feed?: Feed;
};

/** Where a page may be found, its pictures may be shown large. */
const robots: Record<string, string> = {
  false: 'max-image-preview:large',
  true: 'noindex',
  follow: 'noindex, follow',
};

export type Feed = { path: string; title: string };

/** The title, description, canonical link and social card of a page; React moves them to the head. */
export function PageMeta({ title, description, canonical, noIndex = false, ...rest }: Props) {
  const site = useSite();
  const text = useText();
  const { pathname } = useLocation();
  const shownTitle = title ?? site.brand;
  const shownDescription = toOneLine(description ?? text('site.description'));
  // The same page answers with and without a slash at the end: search engines keep one address.
  const path = canonical === undefined ? pathname.replace(/\/+$/, '') || '/' : canonical;
  const url = path === null ? null : absoluteUrl(addressIn(site.language, path), site.publicUrl);
  const newest = { path: addresses.feed, title: text('feeds.newest', { brand: site.brand }) };
  const feeds = noIndex ? [] : [...(rest.feed ? [rest.feed] : []), newest];
  return (
    <>
      <title>{shownTitle}</title>
      <meta name="description" content={shownDescription} />
      <meta name="keywords" content={site.keywords} />
      <meta name="author" content={site.author} />
      <meta name="robots" content={robots[String(noIndex)]} />
      {url !== null && <link rel="canonical" href={url} />}
      {path !== null && !noIndex && <Alternates path={path} />}
      {rest.previous ? <link rel="prev" href={addressIn(site.language, rest.previous)} /> : null}
      {rest.next ? <link rel="next" href={addressIn(site.language, rest.next)} /> : null}
      {feeds.map((feed) => (
        <link
          key={feed.path}
          rel="alternate"
          type="application/atom+xml"
          href={feed.path}
          title={feed.title}
        />
      ))}
      <SocialCard
        title={rest.socialTitle ?? shownTitle}
        description={shownDescription}
        url={url}
        type={rest.type ?? 'website'}
        image={rest.image ?? siteCard}
        imageAlt={rest.imageAlt ?? site.brand}
      />
    </>
  );
}

/** The same page in each language, itself included; a visitor who reads none of them gets the first. */
function Alternates({ path }: { path: string }) {
  const { publicUrl } = useSite();
  const hrefIn = (language: Language) => absoluteUrl(addressIn(language, path), publicUrl);
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={hrefIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={hrefIn(firstLanguage)} />
    </>
  );
}

/** Longer descriptions are cut by those who show them, with less care for the words. */
const longestDescription = 300;

function toOneLine(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= longestDescription) return line;
  const cut = characters.slice(0, longestDescription - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

type CardProps = {
  title: string;
  description: string;
  url: string | null;
  type: string;
  image: string;
  imageAlt: string;
};

/** What other sites show where somebody links to the page. */
function SocialCard({ title, description, url, type, image, imageAlt }: CardProps) {
  const site = useSite();
  const text = useText();
  const picture = absoluteUrl(image, site.publicUrl);
  return (
    <>
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={text('site.locale')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url !== null && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  );
}
