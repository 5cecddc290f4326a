import { useText } from '#web/page/text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useFocusKept } from '#web/ui/chip-list.tsx';
import { type PantryAsked, pantryAddress } from './pantry-address.ts';
import styles from './pantry-page.module.css';

/** With so many foods the recipes below are worth looking at, and the list needs no beginning. */
const enough = 5;

/** Foods that most kitchens have at some time, each a press that adds it: the beginning of a list, without typing. */
export function CommonFoods({ next }: { next: PantryAsked }) {
  const text = useText();
  const { have, avoid } = next;
  const isOpen = (food: string) => !have.includes(food) && !avoid.includes(food);
  const foods = have.length < enough ? text('pantry.commonFoods').split(', ').filter(isOpen) : [];
  const place = useFocusKept(foods.length);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {foods.length > 0 && (
        <ul className={styles.common} aria-label={text('pantry.haveAdd')}>
          {foods.map((food) => (
            <li key={food}>
              <ButtonLink
                size="small"
                to={pantryAddress({ ...next, have: [...have, food], page: 1 })}
                rel="nofollow"
                preventScrollReset
                className={styles.add}
              >
                {food}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
