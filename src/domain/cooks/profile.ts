const profileLimits = { lines: 500, link: 500 } as const;

const shape =
  /^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?::\d{1,5})?(?:[/?#][^\s\p{C}"<>\\]*)?$/iu;

/**
 * The link of a profile as it is kept, or null for what is none: a whole https address with a public name, and nobody's name or
 * password before it. The empty text is none and no fault.
 */
export function readLink(typed: string): string | null {
  const link = typed.trim();
  const isLink = link === '' || (link.length <= profileLimits.link && shape.test(link));
  return isLink ? link : null;
}

/** A link as it is read: without what every one begins with. */
export function shownLink(link: string): string {
  return link.replace(/^https:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
