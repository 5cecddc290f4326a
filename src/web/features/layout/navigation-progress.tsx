import { useNavigation } from 'react-router';
import { useOutage } from '#web/page/outage.ts';
import styles from './navigation-progress.module.css';

/** A thin bar at the top while another page is on its way; a quick one never shows it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { waiting, isTrying } = useOutage();
  const isBusy = state !== 'idle' && (waiting === 0 || isTrying);
  return <div aria-hidden="true" className={styles.bar} data-busy={isBusy} />;
}
