import { useNavigation } from 'react-router';
import { withoutLanguage } from '#contract/languages.ts';

/** The address of a page that is on its way and has this path, without its language; null where none is. Its host says nothing. */
export function useNextAddress(path: string): URL | null {
  const { location } = useNavigation();
  if (!location || withoutLanguage(location.pathname) !== path) return null;
  return new URL(path + location.search, 'http://x');
}
