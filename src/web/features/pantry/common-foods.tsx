import { useText } from '#web/page/text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useFocusKept } from '#web/ui/chip-list.tsx';
import { type PantryAsked, pantryAddress } from './pantry-address.ts';
import styles from './pantry-page.module.css';

/** With so many foods the recipes below are worth looking at, and the list needs no beginning. */
const enough = 5;
/** Letters: 'potatoes', 'Eier'. */
const longestPlural = 2;

/** True where both name one food, one of them perhaps as several: 'egg' and 'Eggs', 'Zwiebel' and 'Zwiebeln'. */
function isSameFood(one: string, other: string): boolean {
  const [name = '', longer = ''] = [one, other]
    .map((food) => food.toLowerCase())
    .sort((a, b) => a.length - b.length);
  return longer.startsWith(name) && longer.length - name.length <= longestPlural;
}

/** Foods that most kitchens have at some time, each a press that adds it: the beginning of a list, without typing. */
export function CommonFoods({ next }: { next: PantryAsked }) {
  const text = useText();
  const { have, avoid } = next;
  const isOpen = (food: string) => ![...have, ...avoid].some((named) => isSameFood(named, food));
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
