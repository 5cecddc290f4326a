import type { ReactNode } from 'react';
import { ScrollRestoration, useMatch } from 'react-router';
import { scrollStorageKey } from '#web/page/kept-scroll.ts';
import { useText } from '#web/page/text.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OutageStrip } from './outage-strip.tsx';
import { PageOutlet } from './page-outlet.tsx';
import styles from './root-layout.module.css';
import './transitions.css';
import { useRouteFocus } from './use-route-focus.ts';

/** What stands around every page: skip link, header, notifications, footer, and what lies over the foot of the window. The print page and a cook have use for timers alone. */
export function RootLayout({ foot }: { foot: ReactNode }) {
  const text = useText();
  const main = useRouteFocus();
  const view = useMatch('/recipe/:slug/:view')?.params.view;
  const isBare = view === 'print' || view === 'cook';
  return (
    <div className={styles.site}>
      <NavigationProgress />
      {!isBare && <Header />}
      <main id="main" className={styles.main} tabIndex={-1} ref={main}>
        <Toaster dismissLabel={text('toast.dismiss')} />
        <PageOutlet />
        <OutageStrip />
      </main>
      {!isBare && <Footer />}
      {!isBare && <LanguageOffer />}
      {foot}
      <ScrollRestoration storageKey={scrollStorageKey} />
    </div>
  );
}
