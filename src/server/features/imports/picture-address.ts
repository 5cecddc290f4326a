import type { WholeAddress } from '#domain/imports/photos.ts';

/** The most characters of an address that an import takes. */
const longest = 2_000;

/** Reads the addresses of pictures as those of a page at `base`; without one only whole addresses count. */
export function picturesOn(base: string | null): WholeAddress {
  const from = base ?? undefined;
  return (address) => {
    if (!URL.canParse(address, from)) return null;
    const url = new URL(address, from);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    url.hash = '';
    const { href } = url;
    return isWeb && !url.username && !url.password && href.length <= longest ? href : null;
  };
}
