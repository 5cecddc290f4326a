import { readStored, writeStored } from '#web/data/browser-storage.ts';

const askedKey = 'timersAsked';
const isOffered = () => typeof Notification !== 'undefined';

/** Asks whether this browser may show notices, once: at the first timer, in the press that begins it. */
export function askForNotices(): void {
  if (!isOffered() || Notification.permission !== 'default' || readStored(askedKey)) return;
  writeStored(askedKey, true);
  Notification.requestPermission().catch((error) =>
    console.warn('Notices were not asked for', error),
  );
}

/** A notice of the system, where it is permitted and nobody looks at the page. */
export function notify(title: string, body: string, tag: string): void {
  if (!isOffered() || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag, icon: '/icon-192.png' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch (error) {
    // Android shows notices of a worker alone; the sound and the bar remain.
    console.warn('No notice was shown', error);
  }
}
