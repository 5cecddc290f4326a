import { type ReactNode, useEffect, useState } from 'react';
import { loadTexts } from '#messages/catalogues.ts';
import { useText } from '../page/text.ts';
import { useAuth } from '../session/auth.ts';
import type { FoldOf } from './folded.tsx';

type Props = { person: { _id: string; name: string }; children: ReactNode };

/** What somebody wrote, folded away from a reader who muted or blocked them; visitors load nothing for that. */
export function FoldPlace({ person, children }: Props) {
  const { user } = useAuth();
  const { language } = useText();
  const [Fold, setFold] = useState<typeof FoldOf | null>(null);
  const isWanted = user !== null && user._id !== person._id;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./folded.tsx'), loadTexts(language, ['blocks'])]).then(
      ([module]) => setFold(() => module.FoldOf),
      (error) => console.error('fold', error),
    );
  }, [isWanted, language]);
  return isWanted && Fold ? <Fold person={person}>{children}</Fold> : children;
}
