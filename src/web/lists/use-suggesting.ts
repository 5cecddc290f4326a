import { type FocusEvent, type ReactNode, useState } from 'react';
import { useSite } from '#web/page/text.ts';

/** What is suggested below a search field, once somebody goes to type there, and what notes that they do. */
export function useSuggesting(...food: [toFood?: (food: string) => string, isReplacing?: boolean]) {
  const { language } = useSite();
  const [list, setList] = useState<ReactNode>();
  const onFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    import('./suggestions.tsx')
      .then((list) => list.suggestFor(target, language, ...food))
      .then(setList, console.error);
  };
  return { list, onFocus };
}
