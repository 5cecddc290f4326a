import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStored, removeStored, writeStored } from '../data/browser-storage.ts';

const carriedKey = 'carried-token';

/**
 * The secret that stood behind the `#` of the address, where no server, log or referrer sees it; it leaves
 * the address at once. Null when nothing stood there, undefined until that is known. A visitor who changes to another
 * language by a link of the page takes it along, in this tab.
 */
export function useTokenOfAddress(): string | null | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const carried = takeCarried(pathname);
    setToken((known) => hash.slice(1) || known || carried);
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  useEffect(() => {
    if (!token) return;
    const carry = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[hreflang]') : null;
      if (link) writeStored(carriedKey, { token, pathname }, 'sessionStorage');
    };
    document.addEventListener('click', carry, { capture: true });
    return () => document.removeEventListener('click', carry, { capture: true });
  }, [token, pathname]);
  return token;
}

/** What the same page in another language has left here, once. */
function takeCarried(pathname: string): string | null {
  const carried = readStored(carriedKey, 'sessionStorage') as {
    token?: unknown;
    pathname?: unknown;
  } | null;
  if (carried === null) return null;
  removeStored(carriedKey, 'sessionStorage');
  return carried.pathname === pathname && typeof carried.token === 'string' ? carried.token : null;
}
