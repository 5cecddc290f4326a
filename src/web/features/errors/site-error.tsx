import { UnexpectedErrorPage } from './unexpected-error-page.tsx';

/** The last resort, when the layout itself has failed: the error page without header and footer. */
export function SiteError() {
  return (
    <main>
      <UnexpectedErrorPage />
    </main>
  );
}
