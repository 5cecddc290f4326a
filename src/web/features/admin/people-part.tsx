import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { SanctionReply } from '#contract/sanctions.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CookName } from './cook-name.tsx';
import { DecidedLine } from './decided-line.tsx';
import { PartFrame } from './part-frame.tsx';
import styles from './row.module.css';
import { useAct } from './use-act.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';

/** Who was warned, and who is kept from something now; here that is taken back. */
export function PeoplePart() {
  const text = useText();
  const api = useApi();
  const admin = useAdminList(useAskSanctions(), useLocation().search);
  const act = useAct(admin.reload);
  const lift = ({ _id: id }: SanctionReply) =>
    act.run(api.liftSanction({ params: { id } }), () => text('adminPage.lifted'));
  return (
    <PartFrame label={text('adminPage.people')} admin={admin}>
      {(one) => <SanctionRow sanction={one} isBusy={act.isBusy} onLift={() => void lift(one)} />}
    </PartFrame>
  );
}

type RowProps = { sanction: SanctionReply; isBusy: boolean; onLift: () => void };

function SanctionRow({ sanction, isBusy, onLift }: RowProps) {
  const text = useText();
  const { level, person, rule, reason, decidedAt, endsAt, by } = sanction;
  const name = person.name || text('adminPage.formerCook');
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.quiet}>
          <Chip>{text(`adminPage.kind.${level}`)}</Chip>
          <CookName cook={person} />
          {endsAt && (
            <time dateTime={endsAt}>{text('adminPage.until', { time: text.time(endsAt) })}</time>
          )}
        </p>
        <p className={styles.said} dir="auto">
          {reason}
        </p>
        <DecidedLine decidedAt={decidedAt} by={by} rule={rule} />
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          aria-label={text('adminPage.liftName', { name })}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || onLift()}
        >
          {text('adminPage.lift')}
        </Button>
      </div>
    </div>
  );
}

function useAskSanctions(): AskList<SanctionReply> {
  const api = useApi();
  return useCallback(
    async ({ keyword: _, ...query }) => {
      const result = await api.listSanctions({ query });
      if (!result.ok) return { ok: false, refused: result };
      const { sanctions, total, nextCursor = null } = result.data;
      return { ok: true, page: { items: sanctions, total, nextCursor } };
    },
    [api],
  );
}
