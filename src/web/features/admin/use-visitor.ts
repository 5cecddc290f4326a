import { useEffect, useState } from 'react';
import { isAdmin } from '#domain/accounts/may.ts';
import { useApi } from '#web/data/api.ts';
import { storeAuth, useAuth } from '#web/session/auth.ts';

/**
 * Who has come to the admins' page; `unknown` while the site is asked. A browser remembers the
 * role of the last login, and somebody may have been made an admin since.
 */
export function useVisitor(): 'nobody' | 'unknown' | 'admin' | 'other' {
  const api = useApi();
  const { user, token } = useAuth();
  const [askedAs, setAskedAs] = useState('');
  const isKnown = user !== null && isAdmin({ id: user._id, role: user.role });
  useEffect(() => {
    if (!token || isKnown) return;
    let isCurrent = true;
    const ask = async () => {
      const result = await api.whoAmI();
      if (!isCurrent) return;
      const now = result.ok ? result.data.user : null;
      if (now && isAdmin({ id: now._id, role: now.role })) storeAuth({ user: now, token });
      setAskedAs(token);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [api, token, isKnown]);
  if (!user) return 'nobody';
  if (isKnown) return 'admin';
  return askedAs === token ? 'other' : 'unknown';
}
