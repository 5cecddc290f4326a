import { useState } from 'react';
import { paths } from '../paths.ts';
import { useNextAddress } from './use-next-address.ts';

/**
 * What stands in a search box, and what types there. What is typed while its results are on their way outlives their
 * coming; a search made elsewhere, and a step back, bring their own keyword.
 */
export function useTyped(keyword: string): [typed: string, type: (value: string) => void] {
  const coming = useNextAddress(paths.search)?.searchParams.get('keyword')?.trim() ?? keyword;
  const [typed, setTyped] = useState({ over: keyword, value: keyword });
  if (typed.over !== keyword && typed.over !== coming) setTyped({ over: keyword, value: keyword });
  return [typed.value, (value) => setTyped({ over: coming, value })];
}
