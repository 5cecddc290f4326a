import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '#web/page/text.ts';
import styles from './account-area.module.css';

/** The place of the bell. What it takes comes only for somebody who is logged in. */
export function BellPlace() {
  const { language } = useSite();
  const [Bell, setBell] = useState<ComponentType>();
  useEffect(() => {
    import('./bell.tsx').then((bell) => bell.openBell(language, setBell)).catch(console.error);
  }, [language]);
  return Bell ? <Bell /> : <div className={styles.bell} />;
}
