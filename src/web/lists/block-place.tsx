import type { Language } from '#contract/languages.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { useLate } from '../page/use-late.ts';
import { useAuth } from '../session/auth.ts';
import type { Person } from './blocked.ts';

type Props = { person: Person; onKept: () => void };

/** Where somebody logged in mutes or blocks a cook; there is nothing for visitors. */
export function BlockPlace({ person, onKept }: Props) {
  const { user } = useAuth();
  const isWanted = user !== null && user._id !== person._id;
  const { Late } = useLate('block', isWanted, loadBlock);
  return isWanted && Late && <Late key={user._id} person={person} onKept={onKept} />;
}

async function loadBlock(language: Language) {
  const [{ BlockPerson }] = await Promise.all([
    import('./block-person.tsx'),
    loadTexts(language, ['blocks']),
  ]);
  return BlockPerson;
}
