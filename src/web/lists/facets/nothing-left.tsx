import type { ReactNode } from 'react';
import { choicesOf } from '#domain/facets/facets.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useText } from '../../page/text.ts';
import type { NarrowedPlace } from './choice-list.tsx';
import { cleared, narrowedAddress } from './narrowing.ts';

/** What stands where no recipe has all that is chosen; the children, where nothing is. */
export function NothingLeft({
  narrowing,
  whole,
  children,
}: NarrowedPlace & { children: ReactNode }) {
  const text = useText();
  if (choicesOf(narrowing.chosen).length === 0) return children;
  return (
    <EmptyState drawing="pot" as="h2" title={text('facets.none')} hint={text('facets.noneHint')}>
      <ButtonLink
        to={narrowedAddress(whole, cleared(narrowing))}
        variant="primary"
        preventScrollReset
      >
        {text('facets.clear')}
      </ButtonLink>
    </EmptyState>
  );
}
