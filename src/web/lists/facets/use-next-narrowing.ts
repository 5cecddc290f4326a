import { useNextAddress } from '../../page/use-next-address.ts';
import type { NarrowedPlace } from './choice-list.tsx';
import { type Narrowing, readNarrowing } from './narrowing.ts';

/**
 * How a list is narrowed once the page that is on its way has come: what is pressed before that adds to it. Else a food
 * to avoid that was named a moment ago would be forgotten by the next press, on a slow network without a word.
 */
export function useNextNarrowing({ narrowing, whole }: NarrowedPlace): Narrowing {
  const { pathname, searchParams } = new URL(whole, 'http://x');
  const next = useNextAddress(pathname);
  const isSameList = [...searchParams].every(
    ([name, value]) => next?.searchParams.get(name) === value,
  );
  return next && isSameList ? readNarrowing(next.href, narrowing.usual) : narrowing;
}
