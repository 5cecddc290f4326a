import { useRef } from 'react';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import type { Sanctioned, SanctionWish } from './sanction-dialog.tsx';
import type { Act } from './use-act.ts';
import { useChosen } from './use-chosen.ts';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Whom a moderator warns or bans, and its way to the site: what is sent again counts once. */
export function useSanction(act: Act) {
  const text = useText();
  const api = useApi();
  const chosen = useChosen<Sanctioned>();
  const key = useRef('');
  const choose = (person: Sanctioned) => {
    key.current = newKey();
    chosen.choose(person);
  };
  const decide = async ({ _id: id }: Sanctioned, wish: SanctionWish) => {
    const call = api.sanctionPerson({ params: { id }, body: { key: key.current, ...wish } });
    await act.run(call, () => text('adminPage.sanctioned'));
    chosen.setOpen(false);
  };
  return { chosen, choose, decide };
}
