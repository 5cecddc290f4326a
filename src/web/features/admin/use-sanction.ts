import type { sanctionDays } from '#contract/sanctions.ts';
import { useApi } from '#web/data/api.ts';
import { forgetList } from '#web/lists/all-recipes.ts';
import { useText } from '#web/page/text.ts';
import { setOf } from './last-posts.tsx';
import type { Sanctioned, SanctionWish } from './sanction-dialog.tsx';
import type { Act } from './use-act.ts';
import { useChosen } from './use-chosen.ts';
import { useWishKey } from './use-wish-key.ts';

/** What a moderator decides about whom, and its way to the site: what is sent again counts once. */
export function useSanction(act: Act) {
  const text = useText();
  const api = useApi();
  const chosen = useChosen<Sanctioned>();
  const wishKey = useWishKey();
  const decide = async ({ _id: id }: Sanctioned, { level, days, ...why }: SanctionWish) => {
    const key = wishKey.of(id, level, days, why);
    const send = () => {
      if (level === 'removal') {
        const body = { key, ...setOf({ userId: id, days }), ...why };
        const call = api.startCleanup({ body });
        const done = ({ posts }: { posts: number }) => text('adminPage.cleaning', { n: posts });
        return act.run(call, done, chosen.tell);
      }
      const until = level === 'warning' ? {} : { days: days as (typeof sanctionDays)[number] };
      const body = { key, level, ...until, ...why };
      const call = api.sanctionPerson({ params: { id }, body });
      return act.run(call, () => text('adminPage.sanctioned'), chosen.tell);
    };
    const isDone = await send();
    if (level === 'removal') forgetList();
    if (!isDone) return;
    wishKey.forget();
    chosen.setOpen(false);
  };
  return { chosen, decide };
}
