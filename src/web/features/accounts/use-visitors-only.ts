import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';

/**
 * Sends a logged-in person from this page to Home. The returned function tells that the page
 * itself is about to log the person in and navigates on its own.
 */
export function useVisitorsOnly(): () => void {
  const { user } = useAuth();
  const { key } = useLocation();
  const navigate = useNavigate();
  const leavingFrom = useRef<string | null>(null);
  useEffect(() => {
    if (user && leavingFrom.current !== key) void navigate(paths.home, { replace: true });
  }, [user, key, navigate]);
  return () => {
    leavingFrom.current = key;
  };
}
