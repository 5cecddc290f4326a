import { useId, useLayoutEffect, useRef } from 'react';
import type { Facet } from '#domain/facets/facets.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { useText } from '../../page/text.ts';
import { ChoiceList, SortList } from './choice-list.tsx';
import type { FacetsProps, OfferedFacet } from './facet-bar.tsx';
import styles from './facet-sheet.module.css';
import { cleared, narrowedAddress } from './narrowing.ts';

type Props = FacetsProps & {
  offered: readonly OfferedFacet[];
  chosen: readonly { facet: Facet; value: string }[];
  onClose: () => void;
};

/** All choices in one sheet; its foot says how many recipes they leave, and shows them. */
export function FacetSheet({ narrowing, whole, total, hasMore, offered, chosen, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it goes, it gives the focus back to what opened it.
    return () => element?.close();
  }, []);
  const place = { narrowing, whole, isReplacing: true };
  const show = text(hasMore ? 'facets.showMore' : 'facets.show', { n: total });
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{text('facets.title')}</h2>
        <IconButton
          variant="bare"
          label={text('facets.close')}
          icon={<CloseIcon size={20} />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {offered.map(({ facet, choices }) => (
        <section key={facet} aria-label={text(`facets.${facet}`)}>
          <h3 className={styles.title}>{text(`facets.${facet}`)}</h3>
          <ChoiceList {...place} facet={facet} choices={choices} />
        </section>
      ))}
      <section aria-label={text('facets.sort')}>
        <h3 className={styles.title}>{text('facets.sort')}</h3>
        <SortList {...place} />
      </section>
      <p className="visually-hidden" role="status">
        {show}
      </p>
      <div className={styles.foot}>
        {chosen.length > 0 && (
          <ButtonLink to={narrowedAddress(whole, cleared(narrowing))} replace preventScrollReset>
            {text('facets.clear')}
          </ButtonLink>
        )}
        <Button variant="primary" className={styles.show} onClick={() => dialog.current?.close()}>
          {show}
        </Button>
      </div>
    </dialog>
  );
}
