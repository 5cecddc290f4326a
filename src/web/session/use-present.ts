import { useState } from 'react';
import type { UserReply } from '#contract/accounts.ts';
import { useAuth } from './auth.ts';

/** Who sits before the page: the person who is logged in, or was until the server ended their session under it. */
export function usePresent(): UserReply | null {
  const { user, ended } = useAuth();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? (last?._id === ended ? last : null);
}
