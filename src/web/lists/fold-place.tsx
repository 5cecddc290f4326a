import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { useLate } from '../page/use-late.ts';
import { useAuth } from '../session/auth.ts';

type Props = { person: { _id: string; name: string }; children: ReactNode };

/** What somebody wrote, folded away from a reader who muted or blocked them; visitors load nothing for that. */
export function FoldPlace({ person, children }: Props) {
  const { user } = useAuth();
  const isWanted = user !== null && user._id !== person._id;
  const { Late } = useLate('fold', isWanted, loadFold);
  return isWanted && Late ? <Late person={person}>{children}</Late> : children;
}

async function loadFold(language: Language) {
  const [{ FoldOf }] = await Promise.all([import('./folded.tsx'), loadTexts(language, ['blocks'])]);
  return FoldOf;
}
