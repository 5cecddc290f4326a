import { useCallback } from 'react';
import { useAlong } from '../page/use-along.ts';

export type LinkAlong = (address: string) => { to: string; rel?: 'nofollow' };

/** What makes a link to another list take along what somebody must not eat; its lists of foods keep their commas. */
export function useLinkAlong(): LinkAlong {
  const along = useAlong()
    .map(([name, value]) => `${name}=${value.split(',').map(encodeURIComponent).join(',')}`)
    .join('&');
  return useCallback(
    (to) =>
      along ? { to: `${to}${to.includes('?') ? '&' : '?'}${along}`, rel: 'nofollow' } : { to },
    [along],
  );
}
