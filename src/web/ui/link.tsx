import { type ComponentProps, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, Link as RouterLink } from 'react-router';

type Props = ComponentProps<typeof RouterLink>;

/** An address from the root of the site in which there is nothing to resolve. */
const plain =
  /^\/(?:[^\s/.?#\\][^\s/?#\\]*(?:\/[^\s/.?#\\][^\s/?#\\]*)*)?(?:\?[^\s?#]+)?(?:#[^\s#]+)?$/;

/**
 * The router's link as the server writes it: what it does when pressed, and how it is resolved from the place that it stands in, is a
 * sixth of drawing a recipe.
 */
function WrittenLink(props: Props) {
  const { basename } = useContext(NavigationContext);
  const { to, mask, relative, prefetch, discover, reloadDocument, target, ...rest } = props;
  const isSpecial = mask || relative || prefetch || discover || reloadDocument;
  if (isSpecial || typeof to !== 'string' || !plain.test(to)) return <RouterLink {...props} />;
  const { replace, state, viewTransition, preventScrollReset, onClick, ref, ...shown } = rest;
  const { defaultShouldRevalidate, ...attributes } = shown;
  return <a {...attributes} href={hrefOf(to, basename)} target={target} data-discover="true" />;
}

/** The site's first page has no slash at its end where a language stands before it. */
function hrefOf(to: string, basename: string): string {
  if (basename === '/') return to;
  return to === '/' || /^\/[?#]/.test(to) ? basename + to.slice(1) : basename + to;
}

/** A link to a page of this site. */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink;
