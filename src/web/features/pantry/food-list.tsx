import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useSuggesting } from '#web/lists/use-suggesting.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipList } from '#web/ui/chip-list.tsx';
import { TextField } from '#web/ui/field.tsx';
import { type PantryAsked, pantryAddress, readPantryAddress } from './pantry-address.ts';
import styles from './pantry-page.module.css';

type Props = { which: 'have' | 'avoid'; asked: PantryAsked };

/** A list of foods: a field that adds to it, and each of them as a chip that takes it away again. */
export function FoodList({ which, asked }: Props) {
  const text = useText();
  const foods = asked[which];
  const field = useRef<HTMLInputElement>(null);
  const withList = (list: string[]) => pantryAddress({ ...asked, [which]: list, page: 1 });
  const { list, onFocus } = useSuggesting((food) => addressWith(which, food));
  useEffect(() => {
    if (field.current && foods) field.current.value = '';
  }, [foods]);
  const chips = foods.map((food) => ({
    key: food,
    shown: food,
    label: text('pantry.remove', { food }),
    to: withList(foods.filter((one) => one !== food)),
    rel: 'nofollow',
  }));
  return (
    <div className={styles.part}>
      <Form action={paths.whatIHave} className={styles.form} preventScrollReset>
        <AskedFields asked={asked} />
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
    </div>
  );
}

/** The present address with one food more: the field may have been entered long before. */
function addressWith(which: Props['which'], food: string): string {
  const { asked } = readPantryAddress(window.location.href);
  return pantryAddress({ ...asked, [which]: [...asked[which], food], page: 1 });
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
