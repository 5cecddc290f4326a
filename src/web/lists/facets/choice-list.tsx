import type { FacetCountReply } from '#contract/browse.ts';
import { type Facet, type Sort, sorts, withChoice } from '#domain/facets/facets.ts';
import { Link } from '#web/ui/link.tsx';
import { keptMarkup } from '../../page/kept-markup.tsx';
import { useText } from '../../page/text.ts';
import styles from './choice-list.module.css';
import { choiceName } from './choice-name.ts';
import { isForEngines, isWide, type Narrowing, narrowedAddress } from './narrowing.ts';

/** A narrowed list: how, and the address of the whole of it. */
export type NarrowedPlace = { narrowing: Narrowing; whole: string };
/** The same, and how it is narrowed once the page that is on its way has come: links lead on from there. */
export type NextPlace = NarrowedPlace & { next: Narrowing };

type Props = NextPlace & {
  facet: Facet;
  choices: FacetCountReply['choices'];
  /** Whether the step before is gone back to by what opened the choices. */
  isReplacing?: boolean;
};

/** Those of a list that is not narrowed, of which there are few. */
const isWhole = ({ narrowing, whole }: NarrowedPlace): boolean =>
  isWide(narrowing) && !whole.includes('?');

function CountedChoices(props: Props) {
  const text = useText();
  return (
    <>
      <ChoiceLinks {...props} />
      {props.facet === 'diet' && <p className={styles.note}>{text('facets.dietNote')}</p>}
    </>
  );
}

/** The choices of a facet as links to what they lead to, with how many recipes that are. */
export const ChoiceList = import.meta.env.SSR
  ? keptMarkup('choices', CountedChoices, isWhole)
  : CountedChoices;

type LinksProps = Omit<Props, 'choices'> & {
  choices: readonly { value: string; count?: number }[];
};

/** The same where some are not counted. */
export function ChoiceLinks({ facet, choices, isReplacing = false, ...place }: LinksProps) {
  const text = useText();
  const { narrowing, next, whole } = place;
  const chosen: readonly string[] = narrowing.chosen[facet];
  return (
    <ul className={styles.choices}>
      {choices.map(({ value, count }) => (
        <li key={value}>
          <ChoiceLink
            to={{ ...next, chosen: withChoice(next.chosen, facet, value, !chosen.includes(value)) }}
            whole={whole}
            isReplacing={isReplacing}
            isChosen={chosen.includes(value)}
          >
            <span className={styles.name}>{choiceName(text, facet, value)}</span>{' '}
            {count !== undefined && (
              <span className={styles.count}>{text('facets.count', { n: count })}</span>
            )}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

function Orders({ narrowing, next, whole, isReplacing = false }: SortProps) {
  const text = useText();
  return (
    <ul className={styles.choices}>
      {sortsOf(narrowing).map((sort) => (
        <li key={sort}>
          <ChoiceLink
            to={{ ...next, sort }}
            whole={whole}
            isReplacing={isReplacing}
            isChosen={sort === narrowing.sort}
          >
            <span className={styles.name}>{text(`facets.sort.${sort}`)}</span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

type SortProps = NextPlace & { isReplacing?: boolean };

/** The orders of a list as links. */
export const SortList = import.meta.env.SSR ? keptMarkup('orders', Orders, isWhole) : Orders;

const sortsOf = ({ usual }: Narrowing): readonly Sort[] =>
  sorts.filter((sort) => sort !== 'match' || usual === 'match');

type LinkProps = {
  to: Narrowing;
  whole: string;
  isChosen: boolean;
  isReplacing: boolean;
  children: React.ReactNode;
};

function ChoiceLink({ to, whole, isChosen, isReplacing, children }: LinkProps) {
  return (
    <Link
      to={narrowedAddress(whole, to)}
      className={styles.choice}
      aria-current={isChosen ? 'true' : undefined}
      rel={isForEngines(to) ? undefined : 'nofollow'}
      replace={isReplacing}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
