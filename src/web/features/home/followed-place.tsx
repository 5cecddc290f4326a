import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '#web/page/text.ts';
import { useAuth } from '#web/session/auth.ts';
import styles from './followed-place.module.css';

/** The place of what those posted whom one follows: kept for a logged-in person, and filled for them alone. */
export function FollowedPlace() {
  const { language } = useSite();
  const { user } = useAuth();
  const [Shelf, setShelf] = useState<ComponentType>();
  const isWanted = user !== null;
  useEffect(() => {
    if (!isWanted) return;
    import('./followed-shelf.tsx')
      .then(({ openShelf }) => openShelf(language, setShelf))
      .catch(console.error);
  }, [isWanted, language]);
  return <div className={styles.place}>{user && Shelf && <Shelf key={user._id} />}</div>;
}
