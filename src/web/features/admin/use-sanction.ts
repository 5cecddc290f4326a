import { useRef } from 'react';
import type { sanctionDays } from '#contract/sanctions.ts';
import { useApi } from '#web/data/api.ts';
import { forgetList } from '#web/lists/all-recipes.ts';
import { useText } from '#web/page/text.ts';
import { setOf } from './last-posts.tsx';
import { newKey } from './new-key.ts';
import type { Sanctioned, SanctionWish } from './sanction-dialog.tsx';
import type { Act } from './use-act.ts';
import { useChosen } from './use-chosen.ts';

/** What a moderator decides about whom, and its way to the site: what is sent again counts once. */
export function useSanction(act: Act) {
  const text = useText();
  const api = useApi();
  const chosen = useChosen<Sanctioned>();
  const key = useRef('');
  const choose = (person: Sanctioned) => {
    key.current = newKey();
    chosen.choose(person);
  };
  const decide = async ({ _id: id }: Sanctioned, { level, days, ...why }: SanctionWish) => {
    if (level === 'removal') {
      const body = { key: key.current, ...setOf({ userId: id, days }), ...why };
      await act.run(api.startCleanup({ body }), ({ posts }) =>
        text('adminPage.cleaning', { n: posts }),
      );
      forgetList();
    } else {
      const until = level === 'warning' ? {} : { days: days as (typeof sanctionDays)[number] };
      const body = { key: key.current, level, ...until, ...why };
      const call = api.sanctionPerson({ params: { id }, body });
      await act.run(call, () => text('adminPage.sanctioned'));
    }
    chosen.setOpen(false);
  };
  return { chosen, choose, decide };
}
