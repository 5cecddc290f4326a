import { useState } from 'react';
import { Form, Link } from 'react-router';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AskedFields } from './food-list.tsx';
import { type PantryAsked, pantryAddress } from './pantry-address.ts';
import styles from './pantry-page.module.css';
import { forgetStaples } from './use-staples.ts';

type Props = {
  next: PantryAsked;
  /** As they were typed; null where they are the usual ones. */
  assumed: readonly string[] | null;
  /** Whether this browser remembers them. */
  isKept: boolean;
};

/** What everybody is assumed to have, and the way to say otherwise. */
export function Staples({ next, assumed, isKept }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const list = assumed?.join(', ') ?? text('pantry.usualFoods');
  return (
    <div className={styles.staples}>
      <Disclosure
        summary={text('pantry.assumed', { foods: list || text('pantry.nothing') })}
        open={isOpen}
        onToggle={setOpen}
      >
        <Form action={paths.whatIHave} className={styles.form} preventScrollReset>
          <AskedFields asked={next} without="staples" />
          <TextField
            key={list}
            label={text('pantry.staples')}
            hint={text(isKept ? 'pantry.staplesHint' : 'pantry.staplesNotKept')}
            name="staples"
            defaultValue={list}
            autoComplete="off"
            maxLength={1_000}
            action={
              <Button type="submit" size="small">
                {text('pantry.change')}
              </Button>
            }
          />
        </Form>
        <Link
          to={pantryAddress({ ...next, staples: null, page: 1 })}
          onClick={forgetStaples}
          preventScrollReset
        >
          {text('pantry.usual')}
        </Link>
      </Disclosure>
    </div>
  );
}
