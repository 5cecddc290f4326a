import { useLocation } from 'react-router';
import { useNextAddress } from './use-next-address.ts';

/** The parameters of lists that say what somebody must not eat. */
export const namesAlong = ['diet', 'avoid'] as const;

/** What the address of this page, or of the one that takes its place, says that goes along to another list. */
export function useAlong(): [name: string, value: string][] {
  const { pathname, search } = useLocation();
  const params = useNextAddress(pathname)?.searchParams ?? new URLSearchParams(search);
  return namesAlong.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
}
