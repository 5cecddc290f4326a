import { useEffect, useState } from 'react';
import { isAdmin, isModerator } from '#domain/accounts/may.ts';
import { useApi } from '#web/data/api.ts';
import { storeAuth, useAuth } from '#web/session/auth.ts';

/**
 * Who has come to the admins' page; `unknown` while the site is asked. A browser remembers the
 * role of the last login, and somebody may have been made an admin or a moderator since.
 */
export function useVisitor(): 'nobody' | 'unknown' | 'admin' | 'moderator' | 'other' {
  const api = useApi();
  const { user, token } = useAuth();
  const [askedAs, setAskedAs] = useState('');
  const isKnown = user !== null && isModerator(user);
  useEffect(() => {
    if (!token || isKnown) return;
    let isCurrent = true;
    const ask = async () => {
      const result = await api.whoAmI();
      if (!isCurrent) return;
      const now = result.ok ? result.data.user : null;
      if (now && isModerator(now)) storeAuth({ user: now, token });
      setAskedAs(token);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [api, token, isKnown]);
  if (!user) return 'nobody';
  if (isKnown) return isAdmin(user) ? 'admin' : 'moderator';
  return askedAs === token ? 'other' : 'unknown';
}
