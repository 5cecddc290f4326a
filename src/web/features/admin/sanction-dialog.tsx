import { useState } from 'react';
import { cleanupDays } from '#contract/cleanups.ts';
import { type PersonDecision, personDecisions } from '#contract/decisions.ts';
import { hideReason } from '#contract/posts.ts';
import type { ReportReason } from '#contract/reports.ts';
import { sanctionDays } from '#contract/sanctions.ts';
import { useText } from '#web/page/text.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { LastPosts } from './last-posts.tsx';
import styles from './reason-dialog.module.css';
import { ReasonField, RuleField } from './reason-fields.tsx';
import type { Chosen } from './use-chosen.ts';

export type Sanctioned = { _id: string; name: string };
export type SanctionWish = {
  level: PersonDecision;
  /** For how long, or of how many last days. */
  days: number;
  rule: ReportReason;
  reason: string;
};

type Props = {
  chosen: Chosen<Sanctioned>;
  isBusy: boolean;
  onOk: (person: Sanctioned, wish: SanctionWish) => void;
};

/** Asks what is decided about somebody, for how long, and why. */
export function SanctionDialog({ chosen, isBusy, onOk }: Props) {
  const text = useText();
  const [draft, setDraft] = useState<SanctionWish>({
    level: 'warning',
    days: 7,
    rule: 'other',
    reason: '',
  });
  const { row, isOpen, fault, setOpen } = chosen;
  const reason = draft.reason.trim();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={text(row?.name ? 'adminPage.sanctionTitle' : 'adminPage.sanction', {
        name: row?.name ?? '',
      })}
      okLabel={text(`adminPage.level.${draft.level}`)}
      cancelLabel={text('adminPage.cancel')}
      onOk={() => row && onOk(row, { ...draft, reason })}
      busy={reason.length < hideReason.min}
      isUnderWay={isBusy}
      fault={fault}
      field={
        <Fields
          draft={draft}
          userId={row?._id ?? ''}
          onChange={(more) => setDraft({ ...draft, ...more })}
        />
      }
    >
      {text(draft.level === 'removal' ? 'adminPage.removalText' : 'adminPage.sanctionText')}
    </ConfirmDialog>
  );
}

type FieldsProps = {
  draft: SanctionWish;
  userId: string;
  onChange: (more: Partial<SanctionWish>) => void;
};

function Fields({ draft, userId, onChange }: FieldsProps) {
  const text = useText();
  const isRemoval = draft.level === 'removal';
  const days: readonly number[] = isRemoval ? cleanupDays : sanctionDays;
  return (
    <div className={styles.fields}>
      <Select
        label={text('adminPage.level')}
        value={draft.level}
        options={personDecisions.map((value) => ({
          value,
          label: text(`adminPage.level.${value}`),
        }))}
        onChange={({ target }) => onChange({ level: target.value as PersonDecision, days: 7 })}
      />
      {draft.level !== 'warning' && (
        <Select
          label={text(isRemoval ? 'adminPage.lastDays' : 'adminPage.days')}
          value={String(draft.days)}
          options={days.map((n) => ({
            value: String(n),
            label: text('adminPage.dayCount', { n }),
          }))}
          onChange={({ target }) => onChange({ days: Number(target.value) })}
        />
      )}
      {isRemoval && userId && <LastPosts set={{ userId, days: draft.days }} />}
      <RuleField value={draft.rule} onChange={(rule) => onChange({ rule })} />
      <ReasonField value={draft.reason} onChange={(reason) => onChange({ reason })} />
    </div>
  );
}
