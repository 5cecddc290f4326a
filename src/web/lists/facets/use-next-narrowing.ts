import { useNavigation } from 'react-router';
import { withoutLanguage } from '#contract/languages.ts';
import type { NarrowedPlace } from './choice-list.tsx';
import { type Narrowing, readNarrowing } from './narrowing.ts';

/**
 * How a list is narrowed once the page that is on its way has come: what is pressed before that adds to it. Else a food
 * to avoid that was named a moment ago would be forgotten by the next press, on a slow network without a word.
 */
export function useNextNarrowing({ narrowing, whole }: NarrowedPlace): Narrowing {
  const { location: next } = useNavigation();
  if (!next) return narrowing;
  const bound = new URL(withoutLanguage(next.pathname) + next.search, 'http://x');
  const { pathname, searchParams } = new URL(whole, 'http://x');
  const isSameList =
    bound.pathname === pathname &&
    [...searchParams].every(([name, value]) => bound.searchParams.get(name) === value);
  return isSameList ? readNarrowing(bound.href, narrowing.usual) : narrowing;
}
