import { type ReactNode, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { useLate } from '../page/use-late.ts';
import { useAuth } from '../session/auth.ts';

type Props = { person: { _id: string; name: string }; children: ReactNode };

/** What somebody wrote, folded away from a reader who muted or blocked them; visitors load nothing for that. */
export function FoldPlace({ person, children }: Props) {
  const { user } = useAuth();
  const isWanted = user !== null && user._id !== person._id;
  const { Late: late } = useLate('fold', isWanted, loadFold);
  const [isHidden, setHidden] = useState(false);
  // It stands in one place before the program has come and after it: what is open in it stays open.
  return (
    <>
      {isWanted && late ? <late.FoldTeller person={person} onTold={setHidden} /> : null}
      {isWanted && late && isHidden ? (
        <late.Folded name={person.name}>{children}</late.Folded>
      ) : (
        children
      )}
    </>
  );
}

async function loadFold(language: Language) {
  const [folded] = await Promise.all([import('./folded.tsx'), loadTexts(language, ['blocks'])]);
  return folded;
}
