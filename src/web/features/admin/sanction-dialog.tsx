import { useState } from 'react';
import { type SanctionLevel, sanctionLevels } from '#contract/decisions.ts';
import { hideReason } from '#contract/posts.ts';
import type { ReportReason } from '#contract/reports.ts';
import { sanctionDays } from '#contract/sanctions.ts';
import { useText } from '#web/page/text.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './reason-dialog.module.css';
import { ReasonField, RuleField } from './reason-fields.tsx';
import type { Chosen } from './use-chosen.ts';

export type Sanctioned = { _id: string; name: string };
type Days = (typeof sanctionDays)[number];
type Draft = { level: SanctionLevel; days: Days; rule: ReportReason; reason: string };
export type SanctionWish = Omit<Draft, 'days'> & { days?: Days };

type Props = {
  chosen: Chosen<Sanctioned>;
  isBusy: boolean;
  onOk: (person: Sanctioned, wish: SanctionWish) => void;
};

/** Asks what is decided about somebody, for how long, and why. */
export function SanctionDialog({ chosen: { row, isOpen, setOpen }, isBusy, onOk }: Props) {
  const text = useText();
  const [draft, setDraft] = useState<Draft>({
    ...{ level: 'warning', days: 7, rule: 'other', reason: '' },
  });
  const reason = draft.reason.trim();
  const { days, ...wish } = draft;
  const confirm = () =>
    row && onOk(row, { ...wish, reason, ...(wish.level === 'warning' ? {} : { days }) });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={text('adminPage.sanctionTitle', { name: row?.name ?? '' })}
      okLabel={text(`adminPage.level.${draft.level}`)}
      cancelLabel={text('adminPage.cancel')}
      onOk={confirm}
      busy={reason.length < hideReason.min}
      isUnderWay={isBusy}
      field={<Fields draft={draft} onChange={(more) => setDraft({ ...draft, ...more })} />}
    >
      {text('adminPage.sanctionText')}
    </ConfirmDialog>
  );
}

type FieldsProps = { draft: Draft; onChange: (more: Partial<Draft>) => void };

function Fields({ draft, onChange }: FieldsProps) {
  const text = useText();
  return (
    <div className={styles.fields}>
      <Select
        label={text('adminPage.level')}
        value={draft.level}
        options={sanctionLevels.map((value) => ({
          value,
          label: text(`adminPage.level.${value}`),
        }))}
        onChange={({ target }) => onChange({ level: target.value as SanctionLevel })}
      />
      {draft.level !== 'warning' && (
        <Select
          label={text('adminPage.days')}
          value={String(draft.days)}
          options={sanctionDays.map((n) => ({
            ...{ value: String(n), label: text('adminPage.dayCount', { n }) },
          }))}
          onChange={({ target }) => onChange({ days: Number(target.value) as Days })}
        />
      )}
      <RuleField value={draft.rule} onChange={(rule) => onChange({ rule })} />
      <ReasonField value={draft.reason} onChange={(reason) => onChange({ reason })} />
    </div>
  );
}
