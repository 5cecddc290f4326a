import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The secret that stood behind the `#` of the address, where no server, log or referrer sees it; it leaves
 * the address at once. Null when nothing stood there, undefined until that is known.
 */
export function useTokenOfAddress(): string | null | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    setToken((known) => hash.slice(1) || (known ?? null));
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
