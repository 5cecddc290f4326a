import type { ReactNode } from 'react';
import type { Client } from '#contract/client.ts';
import type { PageSite } from '#contract/page.ts';
import { ApiContext } from './data/api.ts';
import { SiteContext } from './page/text.ts';

type Props = { site: PageSite; api: Client; children: ReactNode };

/** What stands above the router on the server and in the browser alike. */
export function App({ site, api, children }: Props) {
  return (
    <SiteContext value={site}>
      <ApiContext value={api}>{children}</ApiContext>
    </SiteContext>
  );
}
