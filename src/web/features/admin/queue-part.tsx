import { useCallback, useContext } from 'react';
import { Link, useLocation } from 'react-router';
import type { QueueAct, QueueEntryReply } from '#contract/reports.ts';
import { useApi } from '#web/data/api.ts';
import { forgetList } from '#web/lists/all-recipes.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { PartFrame } from './part-frame.tsx';
import { QueueCountContext } from './queue-count.ts';
import { QueueRow } from './queue-row.tsx';
import { isWordy, ReasonDialog, type Words, type WordyAct } from './reason-dialog.tsx';
import shows from './recipes-part.module.css';
import { SanctionDialog } from './sanction-dialog.tsx';
import { useAct } from './use-act.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';
import { useChosen } from './use-chosen.ts';
import { useSanction } from './use-sanction.ts';

const done = {
  hide: 'adminPage.queueHidden',
  dismiss: 'adminPage.queueDismissed',
  restore: 'adminPage.restored',
  reopen: 'adminPage.queueReopened',
  grant: 'adminPage.queueGranted',
  uphold: 'adminPage.queueUpheld',
} as const;

/** The same of what is shown only once its writer is back. */
const doneAlong = {
  ...done,
  restore: 'adminPage.restoredAlong',
  grant: 'adminPage.grantedAlong',
} as const;

type Asked = { entry: QueueEntryReply; what: WordyAct };

/** What was reported and what people wrote, oldest first; here it is settled. */
export function QueuePart() {
  const text = useText();
  const api = useApi();
  const { search } = useLocation();
  const isSettled = new URLSearchParams(search).has('settled');
  const admin = useAdminList(useAskQueue(isSettled), search);
  const { recount } = useContext(QueueCountContext);
  const act = useAct(() => {
    admin.reload();
    recount();
  });
  const asked = useChosen<Asked>();
  const sanction = useSanction(act);
  const settle = async (entry: QueueEntryReply, what: QueueAct, words: Words = {}) => {
    const { _id: id, subject } = entry;
    const isShown = what === 'dismiss' && subject?.isWaiting;
    // What its writer changed since it was read here is to be read first.
    const isAgain = what === 'restore' || what === 'grant';
    const seen = (isShown || isAgain) && subject?.sign ? { seen: subject.sign } : {};
    const body = { act: what, ...words, ...seen };
    const isDone = await act.run(
      api.settleEntry({ params: { id }, body }),
      ({ takenAlong }) =>
        text(isShown ? 'adminPage.letStood' : (takenAlong ? doneAlong : done)[what]),
      isWordy(what) ? asked.tell : undefined,
    );
    forgetList();
    // What was typed stays where it was refused.
    if (isDone) asked.setOpen(false);
  };
  return (
    <>
      <PartFrame
        label={text('adminPage.queue')}
        admin={admin}
        isOldestFirst={!isSettled}
        {...(isSettled ? {} : { say: (n: number) => text('adminPage.queueWaits', { n }) })}
        filter={<Settled isSettled={isSettled} />}
      >
        {(entry) => (
          <QueueRow
            entry={entry}
            isBusy={act.isBusy}
            onSanction={sanction.chosen.choose}
            onAct={(what) =>
              isWordy(what) ? asked.choose({ entry, what }) : void settle(entry, what)
            }
          />
        )}
      </PartFrame>
      <SanctionDialog
        key={sanction.chosen.row?._id}
        chosen={sanction.chosen}
        isBusy={act.isBusy}
        onOk={(person, wish) => void sanction.decide(person, wish)}
      />
      <ReasonDialog
        key={`${asked.row?.what} ${asked.row?.entry._id}`}
        what={asked.row?.what ?? 'hide'}
        entry={asked.row?.entry ?? null}
        isOpen={asked.isOpen}
        isBusy={act.isBusy}
        fault={asked.fault}
        onOpenChange={asked.setOpen}
        onOk={(words) => asked.row && void settle(asked.row.entry, asked.row.what, words)}
      />
    </>
  );
}

function useAskQueue(isSettled: boolean): AskList<QueueEntryReply> {
  const api = useApi();
  return useCallback(
    async ({ keyword: _, ...query }) => {
      const which = isSettled ? { settled: true } : {};
      const result = await api.listQueue({ query: { ...query, ...which } });
      if (!result.ok) return { ok: false, refused: result };
      const { entries, total, nextCursor = null } = result.data;
      return { ok: true, page: { items: entries, total, nextCursor } };
    },
    [api, isSettled],
  );
}

/** What waits and what was settled, as links. */
function Settled({ isSettled }: { isSettled: boolean }) {
  const text = useText();
  const here = paths.adminPart('queue');
  return (
    <nav className={shows.shows} aria-label={text('adminPage.showQueue')}>
      {[false, true].map((one) => (
        <Link
          key={String(one)}
          to={one ? `${here}?settled` : here}
          className={shows.show}
          aria-current={one === isSettled ? 'true' : undefined}
        >
          {text(one ? 'adminPage.showSettled' : 'adminPage.showWaiting')}
        </Link>
      ))}
    </nav>
  );
}
