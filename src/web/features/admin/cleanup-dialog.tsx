import { useState } from 'react';
import { cleanupDays, type startCleanup } from '#contract/cleanups.ts';
import { restrictingLevels } from '#contract/decisions.ts';
import type { RequestBodyOf } from '#contract/define.ts';
import { hideReason } from '#contract/posts.ts';
import { type HintReason, hintReasons, type ReportReason } from '#contract/reports.ts';
import { sanctionDays } from '#contract/sanctions.ts';
import { useText } from '#web/page/text.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { LastPosts, type WishedSet } from './last-posts.tsx';
import styles from './reason-dialog.module.css';
import { ReasonField, RuleField } from './reason-fields.tsx';

const choices = ['new', 'block', 'hint'] as const;
type Choice = (typeof choices)[number];
/** What becomes of the accounts of a set; most sets are no raid. */
const accountChoices = ['stay', ...restrictingLevels] as const;

type Draft = {
  choice: Choice;
  days: number;
  block: string;
  hint: HintReason;
  accounts: (typeof accountChoices)[number];
  keptDays: (typeof sanctionDays)[number];
  rule: ReportReason;
  reason: string;
};
export type CleanupWish = Omit<RequestBodyOf<typeof startCleanup>, 'key' | 'since'> & {
  set: WishedSet;
};

type Props = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  isBusy: boolean;
  /** What failed of it. */
  fault: string;
  onOk: (wish: CleanupWish) => void;
};

/** Asks which posts of several people are hidden at once, and why; how many they are stands there before. */
export function CleanupDialog({ isOpen, setOpen, isBusy, fault, onOk }: Props) {
  const text = useText();
  const [draft, setDraft] = useState<Draft>({
    choice: 'new',
    days: 1,
    block: '',
    hint: 'links',
    rule: 'spam',
    reason: '',
    accounts: 'stay',
    keptDays: 365,
  });
  const [blockFault, tellBlock] = useState('');
  const set = setChosen(draft);
  const reason = draft.reason.trim();
  const change = (more: Partial<Draft>) => {
    if (more.block !== undefined || more.choice) tellBlock('');
    setDraft({ ...draft, ...more });
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={text('adminPage.cleanupTitle')}
      okLabel={text('adminPage.hide')}
      okVariant="danger"
      cancelLabel={text('adminPage.cancel')}
      onOk={() => set && onOk({ set, ...keepOf(draft), rule: draft.rule, reason })}
      busy={!set || blockFault !== '' || reason.length < hideReason.min}
      isUnderWay={isBusy}
      fault={fault}
      field={
        <div className={styles.fields}>
          <ChoiceFields draft={draft} blockFault={blockFault} onChange={change} />
          <AccountFields draft={draft} onChange={change} />
          {set && <LastPosts set={set} keep={keepOf(draft).level} onBlockFault={tellBlock} />}
          <RuleField value={draft.rule} onChange={(rule) => change({ rule })} />
          <ReasonField value={draft.reason} onChange={(value) => change({ reason: value })} />
        </div>
      }
    >
      {text('adminPage.cleanupText')}
    </ConfirmDialog>
  );
}

const keepOf = ({ accounts, keptDays }: Draft) =>
  accounts === 'stay' ? {} : { level: accounts, days: keptDays };

/** Null while it is not said from which block. */
function setChosen({ choice, days, block, hint }: Draft): WishedSet | null {
  if (choice === 'new') return { days, isOfNew: true };
  if (choice === 'hint') return { days, hint };
  return block.trim() ? { days, block: block.trim() } : null;
}

type FieldsProps = { draft: Draft; onChange: (more: Partial<Draft>) => void };

function ChoiceFields({ draft, blockFault, onChange }: FieldsProps & { blockFault: string }) {
  const text = useText();
  return (
    <>
      <Select
        label={text('adminPage.cleanupOf')}
        value={draft.choice}
        options={choices.map((value) => ({ value, label: text(`adminPage.cleanupOf.${value}`) }))}
        onChange={({ target }) => onChange({ choice: target.value as Choice })}
      />
      {draft.choice === 'block' && (
        <TextField
          label={text('adminPage.block')}
          hint={text('adminPage.blockHint')}
          error={blockFault || undefined}
          value={draft.block}
          maxLength={60}
          onChange={({ target }) => onChange({ block: target.value })}
        />
      )}
      {draft.choice === 'hint' && (
        <Select
          label={text('adminPage.hint')}
          value={draft.hint}
          options={hintReasons.map((value) => ({
            value,
            label: text(`adminPage.reason.${value}`),
          }))}
          onChange={({ target }) => onChange({ hint: target.value as HintReason })}
        />
      )}
      <Select
        label={text('adminPage.lastDays')}
        value={String(draft.days)}
        options={cleanupDays.map((n) => ({
          value: String(n),
          label: text('adminPage.dayCount', { n }),
        }))}
        onChange={({ target }) => onChange({ days: Number(target.value) })}
      />
    </>
  );
}

/** What the accounts of the set are kept from, and for how long. */
function AccountFields({ draft, onChange }: FieldsProps) {
  const text = useText();
  return (
    <>
      <Select
        label={text('adminPage.cleanupAccounts')}
        hint={draft.accounts === 'stay' ? undefined : text('adminPage.cleanupAccountsHint')}
        value={draft.accounts}
        options={accountChoices.map((value) => ({
          value,
          label: text(`adminPage.cleanupAccounts.${value}`),
        }))}
        onChange={({ target }) => onChange({ accounts: target.value as Draft['accounts'] })}
      />
      {draft.accounts !== 'stay' && (
        <Select
          label={text('adminPage.days')}
          value={String(draft.keptDays)}
          options={sanctionDays.map((n) => ({
            value: String(n),
            label: text('adminPage.dayCount', { n }),
          }))}
          onChange={({ target }) =>
            onChange({ keptDays: Number(target.value) as Draft['keptDays'] })
          }
        />
      )}
    </>
  );
}
