import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import { useAddedField } from '#web/lists/use-added-field.ts';
import { useSuggesting } from '#web/lists/use-suggesting.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipList, mostChips } from '#web/ui/chip-list.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { type PantryAsked, pantryAddress } from './pantry-address.ts';
import styles from './pantry-page.module.css';

type Props = {
  which: 'have' | 'avoid';
  asked: PantryAsked;
  next: PantryAsked;
  /** What of the list was to be left out and is not. */
  notLeftOut?: readonly string[];
  /** What stands below the list. */
  children?: ReactNode;
};

/** A list of foods: a field that adds to it, and each of them as a chip that takes it away again. */
export function FoodList({ which, asked, next, notLeftOut = [], children }: Props) {
  const text = useText();
  const foods = asked[which];
  const field = useRef<HTMLInputElement>(null);
  // The field may have been entered long before what is added meanwhile.
  const latest = useLatest(next);
  const withList = (from: PantryAsked, list: string[]) =>
    pantryAddress({ ...from, [which]: list, page: 1 });
  const { list, onFocus } = useSuggesting((food) =>
    withList(latest.current, [...latest.current[which], food]),
  );
  const onSubmit = useAddedField(field, foods);
  const chips = foods.slice(0, mostChips).map((food) => ({
    key: food,
    shown: food,
    isInVain: notLeftOut.includes(food),
    label: text('pantry.remove', { food }),
    to: withList(
      next,
      next[which].filter((one) => one !== food),
    ),
    rel: 'nofollow',
  }));
  return (
    <div className={styles.part}>
      <Form action={paths.whatIHave} className={styles.form} preventScrollReset onSubmit={onSubmit}>
        <AskedFields asked={next} />
        <TextField
          ref={field}
          label={text(`pantry.${which}`)}
          hint={text(`pantry.${which}Hint`)}
          name={which === 'have' ? 'add' : 'addAvoid'}
          autoComplete="off"
          maxLength={200}
          onFocus={onFocus}
          action={
            <Button type="submit" size="small" aria-label={text(`pantry.${which}Add`)}>
              {text('pantry.add')}
            </Button>
          }
        />
        {list}
      </Form>
      <ChipList label={text(`pantry.${which}List`)} chips={chips} className={styles.chips} />
      {children}
    </div>
  );
}

/** What the address says already, for a form that adds to it; a form without script sends it along. */
export function AskedFields({
  asked: { have, avoid, staples },
  without,
}: {
  asked: PantryAsked;
  without?: 'staples';
}) {
  return (
    <>
      {have.length > 0 && <input type="hidden" name="have" value={have.join(',')} />}
      {avoid.length > 0 && <input type="hidden" name="avoid" value={avoid.join(',')} />}
      {staples && without !== 'staples' && (
        <input type="hidden" name="staples" value={staples.join(',')} />
      )}
    </>
  );
}
