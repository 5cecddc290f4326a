import { ScrollRestoration, useMatch } from 'react-router';
import { scrollStorageKey } from '#web/page/kept-scroll.ts';
import { useText } from '#web/page/text.ts';
import { patterns } from '#web/paths.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OutageStrip } from './outage-strip.tsx';
import { PageOutlet } from './page-outlet.tsx';
import styles from './root-layout.module.css';
import './transitions.css';
import { useRouteFocus } from './use-route-focus.ts';

/** What stands around every page: skip link, header, notifications, footer. Paper has no use for them. */
export function RootLayout() {
  const text = useText();
  const main = useRouteFocus();
  const isPaper = useMatch(patterns.printRecipe) !== null;
  return (
    <div className={styles.site}>
      <NavigationProgress />
      {!isPaper && <Header />}
      <main id="main" className={styles.main} tabIndex={-1} ref={main}>
        <Toaster dismissLabel={text('toast.dismiss')} />
        <PageOutlet />
        <OutageStrip />
      </main>
      {!isPaper && <Footer />}
      <ScrollRestoration storageKey={scrollStorageKey} />
    </div>
  );
}
