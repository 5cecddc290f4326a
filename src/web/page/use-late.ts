import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { useText } from './text.ts';

/**
 * A component that `load` brings once it is wanted; null until it has come. Where it does not come that is logged
 * under the name, `hasFailed` says so, and `retry` asks for it once more.
 */
export function useLate<Component>(
  name: string,
  isWanted: boolean,
  load: (language: Language) => Promise<Component>,
) {
  const { language } = useText();
  const [Late, setLate] = useState<Component | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const begin = useCallback(() => {
    load(language).then(
      (loaded) => {
        setLate(() => loaded);
        setFailed(false);
      },
      (error: unknown) => {
        console.error(name, error);
        setFailed(true);
      },
    );
  }, [name, load, language]);
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted, begin]);
  const retry = () => {
    setFailed(false);
    begin();
  };
  return { Late, hasFailed, retry };
}
