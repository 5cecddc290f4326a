import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin bar at the top while another page is on its way; a quick one never shows it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div aria-hidden="true" className={styles.bar} data-busy={state !== 'idle'} />;
}
