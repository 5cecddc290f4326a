import { useFocusKept } from '#web/ui/chip-list.tsx';
import { Link } from '#web/ui/link.tsx';
import { useText } from '../page/text.ts';
import type { Avoided } from './facets/narrowed-list.ts';
import styles from './left-out.module.css';

type Props = {
  told: Avoided;
  /** The address of the list that avoids a food in the place of a word. */
  to: (typed: string, food: string) => string;
};

/** What the results do without because they were asked to, what they were asked so for in vain, and the ways to what may have been meant. */
export function LeftOut({ told: { leftOut, notLeftOut, unknown }, to }: Props) {
  const text = useText();
  const box = useFocusKept(unknown.length);
  if (leftOut.length === 0 && notLeftOut.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.note} role="note">
      {leftOut.length > 0 && (
        <p>
          <strong>{text('search.leftOut', { foods: leftOut.join(', ') })}</strong>{' '}
          {text('search.leftOutNote')}
        </p>
      )}
      {notLeftOut.length > 0 && (
        <p>
          <strong className={styles.missed}>
            {text('search.notLeftOut', { words: notLeftOut.join(', ') })}
          </strong>{' '}
          {text('search.notLeftOutNote')}
        </p>
      )}
      {unknown.map(({ typed, near }) => (
        <p key={typed}>
          {text('search.meant', { food: typed })}
          <NearFoods near={near} to={(food) => to(typed, food)} />
        </p>
      ))}
    </div>
  );
}

type NearProps = { near: readonly string[]; to: (food: string) => string };

/** The ways to what a word may have been meant for, behind what says so. */
export function NearFoods({ near, to }: NearProps) {
  return near.flatMap((food) => [
    ' ',
    <Link key={food} to={to(food)} rel="nofollow" className="touch-target" preventScrollReset>
      {food}
    </Link>,
  ]);
}
