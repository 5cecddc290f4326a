import type { PantryReply } from '#contract/pantry.ts';
import note from '#web/lists/left-out.module.css';
import { NearFoods } from '#web/lists/left-out.tsx';
import { useText } from '#web/page/text.ts';
import { type PantryAsked, pantryAddress, withInstead } from './pantry-address.ts';

type Props = { unknown: PantryReply['unknown']; next: PantryAsked };

/** What of what one has is known as no food, each with what may have been meant: a press takes that in its place. */
export function UnknownFoods({ unknown, next }: Props) {
  const text = useText();
  const told = unknown.filter(({ of }) => of === 'have');
  return (
    <div role="status" className={told.length > 0 ? note.note : undefined}>
      {told.map(({ typed, near }) => (
        <p key={typed}>
          {text('pantry.unknown', { food: typed })} {near.length > 0 && text('pantry.meant')}
          <NearFoods
            near={near}
            to={(food) => pantryAddress(withInstead(next, 'have', typed, food))}
          />
        </p>
      ))}
    </div>
  );
}
