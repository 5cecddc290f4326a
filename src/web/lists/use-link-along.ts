import { useCallback } from 'react';
import { type Along, useAlong } from '../page/use-along.ts';

export type LinkAlong = (address: string) => { to: string; rel?: 'nofollow' };

/** What makes a link to another list take along what somebody must not eat, or one part of it; lists of foods keep their commas. */
export function useLinkAlong(only?: Along): LinkAlong {
  const along = useAlong()
    .filter(([name]) => !only || name === only)
    .map(([name, value]) => `${name}=${value.split(',').map(encodeURIComponent).join(',')}`)
    .join('&');
  return useCallback(
    (to) =>
      along ? { to: `${to}${to.includes('?') ? '&' : '?'}${along}`, rel: 'nofollow' } : { to },
    [along],
  );
}
