import { useLocation } from 'react-router';
import { ButtonLink } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type Props = { anchor: string; label: string };

/**
 * The way to where somebody posts: a link, so that the page leads there before its program has come; then it keeps
 * the amounts of the address.
 */
export function PostLink({ anchor, label }: Props) {
  const { search } = useLocation();
  const isAlive = useHydrated();
  return (
    <p>
      <ButtonLink to={{ search: isAlive ? search : '', hash: anchor }} replace preventScrollReset>
        {label}
      </ButtonLink>
    </p>
  );
}
