import { type ReactNode, useEffect, useState } from 'react';
import { useSite } from '#web/page/text.ts';
import { languageToOffer } from './language-choice.ts';

/** Offers the page in the language that the browser prefers. What the offer says and looks like comes only where one is made. */
export function LanguageOffer() {
  const { language } = useSite();
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    const wished = languageToOffer(language);
    if (!wished) return;
    import('./language-strip.tsx')
      .then(async (strip) => setOffer(await strip.offerLanguage(wished)))
      .catch(console.error);
  }, [language]);
  return offer;
}
