import { useLocation } from 'react-router';
import { useNextAddress } from './use-next-address.ts';

/** The parameters of lists that say what somebody must not eat. */
const namesAlong = ['diet', 'avoid'] as const;
export type Along = (typeof namesAlong)[number];

/** What the parameters of an address say that goes along to another list; a name may stand several times. */
export const alongIn = (params: URLSearchParams): [name: Along, value: string][] =>
  namesAlong.flatMap((name) => {
    const value = params.getAll(name).filter(Boolean).join(',');
    return value ? [[name, value] as [Along, string]] : [];
  });

/** The same of this page's address, or of the one that takes its place. */
export function useAlong(): [name: Along, value: string][] {
  const { pathname, search } = useLocation();
  return alongIn(useNextAddress(pathname)?.searchParams ?? new URLSearchParams(search));
}
