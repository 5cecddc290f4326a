import { useEffect, useState } from 'react';
import { loadTexts } from '#messages/catalogues.ts';
import { useText } from '../page/text.ts';
import { useAuth } from '../session/auth.ts';
import type { BlockPerson } from './block-person.tsx';
import type { Person } from './blocked.ts';

type Props = { person: Person; onKept: () => void };

/** Where somebody logged in mutes or blocks a cook; there is nothing for visitors. */
export function BlockPlace({ person, onKept }: Props) {
  const { user } = useAuth();
  const { language } = useText();
  const [Block, setBlock] = useState<typeof BlockPerson | null>(null);
  const isWanted = user !== null && user._id !== person._id;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./block-person.tsx'), loadTexts(language, ['blocks'])]).then(
      ([module]) => setBlock(() => module.BlockPerson),
      (error) => console.error('block', error),
    );
  }, [isWanted, language]);
  return isWanted && Block && <Block person={person} onKept={onKept} />;
}
