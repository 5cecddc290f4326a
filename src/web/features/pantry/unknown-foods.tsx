import type { PantryReply } from '#contract/pantry.ts';
import note from '#web/lists/left-out.module.css';
import { useText } from '#web/page/text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { type PantryAsked, pantryAddress } from './pantry-address.ts';
import styles from './pantry-page.module.css';

type Props = { unknown: PantryReply['unknown']; next: PantryAsked };

/** What is known as no food, each with what may have been meant: a press takes that in its place. */
export function UnknownFoods({ unknown, next }: Props) {
  const text = useText();
  const told = unknown.filter(({ of, near }) => of === 'have' || near.length > 0);
  return (
    <div role="status" className={told.length > 0 ? note.note : undefined}>
      {told.map(({ of, typed, near }) => (
        <p key={`${of} ${typed}`}>
          {text(of === 'have' ? 'pantry.unknown' : 'pantry.notLeftOut', { food: typed })}{' '}
          {near.length > 0 && text('pantry.meant')}
          {near.map((food) => (
            <Link
              key={food}
              to={pantryAddress({
                ...next,
                [of]: next[of].map((one) => (one === typed ? food : one)),
                page: 1,
              })}
              rel="nofollow"
              className={classNames('touch-target', styles.near)}
              preventScrollReset
            >
              {food}
            </Link>
          ))}
        </p>
      ))}
    </div>
  );
}
