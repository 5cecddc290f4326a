import { useNavigate } from 'react-router';
import type { Chosen, Facet } from '#domain/facets/facets.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useFocusKept } from '#web/ui/chip-list.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useText } from '../../page/text.ts';
import { ChoiceList, type NextPlace, SortList } from './choice-list.tsx';
import type { FacetsProps, OfferedFacet } from './facet-bar.tsx';
import styles from './facet-sheet.module.css';
import { FoodFields, foodFacets, withFood } from './food-fields.tsx';
import { cleared, narrowedAddress } from './narrowing.ts';

type Props = FacetsProps &
  NextPlace & {
    offered: readonly OfferedFacet[];
    chosen: readonly { facet: Facet; value: string }[];
    onClose: () => void;
  };

/** All choices in one sheet; its foot says how many recipes they leave, and shows them. */
export function FacetSheet(props: Props) {
  const text = useText();
  const { narrowing, next, whole, total, hasMore, offered, chosen, onClose } = props;
  const place = { narrowing, next, whole, isReplacing: true };
  const askTyped = useAskTyped(place);
  const button = useFocusKept<HTMLButtonElement>(chosen.length);
  const show = text(hasMore ? 'facets.showMore' : 'facets.show', { n: total });
  return (
    <Sheet
      title={text('facets.title')}
      closeLabel={text('facets.close')}
      className={styles.sheet}
      isChoosing
      onClose={onClose}
    >
      {(close) => (
        <>
          {offered.map(({ facet, choices }) => (
            <section key={facet} aria-label={text(`facets.${facet}`)}>
              <h3 className={styles.title}>{text(`facets.${facet}`)}</h3>
              <ChoiceList {...place} facet={facet} choices={choices} />
            </section>
          ))}
          <section aria-label={text('facets.ingredients')}>
            <h3 className={styles.title}>{text('facets.ingredients')}</h3>
            <FoodFields {...place} />
          </section>
          <section aria-label={text('facets.sort')}>
            <h3 className={styles.title}>{text('facets.sort')}</h3>
            <SortList {...place} />
          </section>
          <p className="visually-hidden" role="status">
            {show}
          </p>
          <div className={styles.foot}>
            {chosen.length > 0 && (
              <ButtonLink to={narrowedAddress(whole, cleared(next))} replace preventScrollReset>
                {text('facets.clear')}
              </ButtonLink>
            )}
            <Button
              ref={button}
              variant="primary"
              className={styles.show}
              onClick={(event) => {
                askTyped(event.currentTarget.closest('dialog'));
                close();
              }}
            >
              {show}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}

/**
 * A function that asks for what was typed in a sheet and not added, too: a food to avoid is not forgotten because another
 * button was pressed.
 */
function useAskTyped({ next, whole }: NextPlace) {
  const navigate = useNavigate();
  return (sheet: Element | null) => {
    const chosen = foodFacets.reduce((so: Chosen, facet) => {
      const field = sheet?.querySelector<HTMLInputElement>(`input[type=text][name=${facet}]`);
      return field?.value.trim() ? withFood(so, facet, field.value) : so;
    }, next.chosen);
    if (chosen === next.chosen) return;
    const options = { replace: true, preventScrollReset: true };
    void navigate(narrowedAddress(whole, { ...next, chosen }), options);
  };
}
