import { type Toast, useToaster } from 'react-hot-toast/headless';
import { ToastCard } from './toast-card.tsx';
import styles from './toaster.module.css';
import { useHydrated } from './use-hydrated.ts';

/** How long a dismissed toast stays in the page to fade out. */
const leavingMs = 200;

/**
 * Shows every toast, newest first, errors above the rest. Both regions stay in the page
 * while empty, because a live region that arrives with its text is not read out.
 * Pointing at a toast, or focusing it, holds all of them.
 */
export function Toaster({ dismissLabel }: { dismissLabel: string }) {
  const { toasts, handlers } = useToaster({ removeDelay: leavingMs });
  // A toast announced before a reload is there before the page has hydrated.
  const all = useHydrated() ? toasts : [];
  const errors = all.filter((toast) => toast.type === 'error');
  const others = all.filter((toast) => toast.type !== 'error');
  const show = (toast: Toast) => (
    <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only holds the clock, it is not operated
    <div
      className={styles.toaster}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div className={styles.region} role="alert" aria-atomic="false">
        {errors.map(show)}
      </div>
      <div className={styles.region} role="status" aria-atomic="false">
        {others.map(show)}
      </div>
    </div>
  );
}
