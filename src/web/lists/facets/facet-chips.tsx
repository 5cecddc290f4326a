import { type Facet, withChoice } from '#domain/facets/facets.ts';
import { ChipList, mostChips } from '#web/ui/chip-list.tsx';
import { Link } from '#web/ui/link.tsx';
import { useText } from '../../page/text.ts';
import type { NextPlace } from './choice-list.tsx';
import { choiceName } from './choice-name.ts';
import styles from './facet-chips.module.css';
import { cleared, isForEngines, narrowedAddress } from './narrowing.ts';

type Props = NextPlace & {
  chosen: readonly { facet: Facet; value: string }[];
  /** What of it was to be left out and is not. */
  notLeftOut: readonly string[];
};

/** What is chosen: a press takes it away. */
export function FacetChips({ next, whole, chosen, notLeftOut }: Props) {
  const text = useText();
  const linkTo = (narrowed: typeof next) => ({
    to: narrowedAddress(whole, narrowed),
    rel: isForEngines(narrowed) ? undefined : 'nofollow',
  });
  const chips = chosen.slice(0, mostChips).map(({ facet, value }) => {
    const choice = choiceName(text, facet, value);
    const without = { ...next, chosen: withChoice(next.chosen, facet, value, false) };
    const label = text('facets.remove', { choice });
    const isInVain = facet === 'avoid' && notLeftOut.includes(value);
    return { key: `${facet} ${value}`, shown: choice, label, isInVain, ...linkTo(without) };
  });
  return (
    <ChipList label={text('facets.chosen')} chips={chips} className={styles.chips}>
      {chosen.length > 1 && (
        <li>
          <Link {...linkTo(cleared(next))} preventScrollReset className={styles.clear}>
            {text('facets.clear')}
          </Link>
        </li>
      )}
    </ChipList>
  );
}
