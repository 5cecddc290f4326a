import { useEffect, useState } from 'react';
import { loadTexts } from '#messages/catalogues.ts';
import { useText } from '#web/page/text.ts';
import { useAuth } from '#web/session/auth.ts';
import styles from './followed-place.module.css';
import type { FollowedShelf } from './followed-shelf.tsx';

/** The place of what those posted whom one follows: kept for whoever is logged in, and filled for them alone. */
export function FollowedPlace() {
  const { language } = useText();
  const { user } = useAuth();
  const [Shelf, setShelf] = useState<typeof FollowedShelf | null>(null);
  const isWanted = user !== null;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./followed-shelf.tsx'), loadTexts(language, ['following'])]).then(
      ([module]) => setShelf(() => module.FollowedShelf),
      (error) => console.error('following', error),
    );
  }, [isWanted, language]);
  return <div className={styles.place}>{user && Shelf && <Shelf key={user._id} />}</div>;
}
