import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { choicesOf, type Facet } from '#domain/facets/facets.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { useText } from '../../page/text.ts';
import { ChoiceList, type NarrowedPlace, SortList } from './choice-list.tsx';
import styles from './facet-bar.module.css';
import { FacetChips } from './facet-chips.tsx';
import { FacetSheet } from './facet-sheet.tsx';
import { FoodFields, foodFacets } from './food-fields.tsx';
import type { Counts } from './narrowed-list.ts';
import { useNextNarrowing } from './use-next-narrowing.ts';

export type FacetsProps = NarrowedPlace & {
  counts: Counts;
  total: number;
  /** There are more recipes than the total says. */
  hasMore?: boolean;
  /** What was to be left out and is not. */
  notLeftOut: readonly string[];
  /** Facets whose choice stands elsewhere on the page. */
  hidden?: readonly Facet[];
};

/** A facet with its choices, as far as there is any to make. */
export type OfferedFacet = { facet: Facet; choices: Counts[number]['choices'] };

/** By what the list is narrowed and ordered: a row of menus, on a phone a sheet, and what is chosen below. */
export function FacetBar(props: FacetsProps) {
  const text = useText();
  const { narrowing, whole, counts, notLeftOut, hidden = [] } = props;
  const [isOpen, setOpen] = useState(false);
  const bar = useMenusThatClose();
  const offered = counts.flatMap(({ facet, choices }): OfferedFacet[] =>
    hidden.includes(facet as Facet) || choices.length === 0
      ? []
      : [{ facet: facet as Facet, choices }],
  );
  const chosen = choicesOf(narrowing.chosen).filter(({ facet }) => !hidden.includes(facet));
  const next = useNextNarrowing(props);
  const place = { narrowing, next, whole };
  const sort = text(`facets.sort.${narrowing.sort}`);
  return (
    <div className={styles.place}>
      <nav ref={bar} className={styles.bar} aria-label={text('facets.title')} onKeyDown={onEscape}>
        {offered.map(({ facet, choices }) => (
          <Menu key={facet} name={text(`facets.${facet}`)} n={narrowing.chosen[facet].length}>
            <ChoiceList {...place} facet={facet} choices={choices} />
          </Menu>
        ))}
        <Menu
          name={text('facets.ingredients')}
          n={chosen.filter(({ facet }) => isOfFoods(facet)).length}
        >
          <FoodFields {...place} />
        </Menu>
        <Menu name={text('facets.sorted', { sort })} isLast>
          <SortList {...place} />
        </Menu>
      </nav>
      <Button className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chosen.length > 0 ? text('facets.openChosen', { n: chosen.length }) : text('facets.open')}
      </Button>
      <FacetChips {...place} chosen={chosen} notLeftOut={notLeftOut} />
      {isOpen && (
        <FacetSheet
          {...props}
          {...place}
          offered={offered}
          chosen={chosen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const isOfFoods = (facet: Facet): boolean => (foodFacets as readonly Facet[]).includes(facet);

type MenuProps = { name: string; n?: number; isLast?: boolean; children: ReactNode };

function Menu({ name, n = 0, isLast = false, children }: MenuProps) {
  return (
    <details
      className={styles.menu}
      name="facets"
      data-last={isLast || undefined}
      onToggle={keepInside}
    >
      <summary className={styles.summary} data-chosen={n > 0 || undefined}>
        {name}
        {n > 0 && <span className={styles.number}>{n}</span>}
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

/** A menu that would reach beyond the page stands as far to the left as it takes. */
function keepInside({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  const panel = currentTarget.lastElementChild as HTMLElement;
  panel.style.translate = '';
  const over = panel.getBoundingClientRect().right + 16 - document.body.clientWidth;
  if (over > 0) panel.style.translate = `${-over}px`;
}

/** Escape shuts the menu and goes back to its name. */
function onEscape(event: KeyboardEvent<HTMLElement>): void {
  const open = event.currentTarget.querySelector<HTMLDetailsElement>('details[open]');
  if (event.key !== 'Escape' || event.defaultPrevented || !open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
}

/** A press or the focus outside shuts what is open; a menu that opens shuts the others by itself. */
function useMenusThatClose() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      for (const menu of bar.current?.querySelectorAll('details') ?? []) {
        if (!menu.contains(target as Node)) menu.open = false;
      }
    };
    const kinds = ['pointerdown', 'focusin'];
    for (const kind of kinds) document.addEventListener(kind, onOutside);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onOutside);
    };
  }, []);
  return bar;
}
