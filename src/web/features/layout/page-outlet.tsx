import { useEffect, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { keptPage } from '#web/page/kept-page.ts';

/** One object for ever: React would write the markup anew whenever it saw another. */
const serverMarkup = { __html: '' };

/** The page; or the server's markup of it, untouched, where the page's chunk did not load. */
export function PageOutlet() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const isKept = useMatches().some((match) => match.handle === keptPage);
  if (!isKept) {
    return (
      <div key="page">
        <Outlet />
      </div>
    );
  }
  if (key !== firstKey) return <Reload />;
  return (
    <div
      key="kept"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing, it keeps React out.
      dangerouslySetInnerHTML={serverMarkup}
    />
  );
}

/** Somebody came back to a page whose chunk was missing: the server draws it again. */
function Reload() {
  useEffect(() => window.location.reload(), []);
  return null;
}
