import { useState } from 'react';
import { restorableDays } from '#contract/deletions.ts';
import { hideReason } from '#contract/posts.ts';
import {
  type QueueAct,
  type QueueEntryReply,
  type ReportReason,
  reportReasons,
} from '#contract/reports.ts';
import { useText } from '#web/page/text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import styles from './reason-dialog.module.css';
import { ReasonField, RuleField } from './reason-fields.tsx';

/** What needs words for whom it concerns; an appeal is granted without any too. */
export type WordyAct = Extract<QueueAct, 'hide' | 'grant' | 'uphold'>;
export const isWordy = (act: QueueAct): act is WordyAct =>
  act === 'hide' || act === 'grant' || act === 'uphold';

export type Words = { reason?: string; rule?: ReportReason; withName?: boolean };

type Props = {
  what: WordyAct;
  entry: QueueEntryReply | null;
  isOpen: boolean;
  isBusy: boolean;
  /** What failed of what the dialog began. */
  fault: string;
  onOpenChange: (isOpen: boolean) => void;
  onOk: (words: Words) => void;
};

/** What people reported most often is taken for what is wrong; what the site noticed tells of no rule but that of copies. */
function ruleOf(entry: QueueEntryReply | null): ReportReason {
  const reasons = entry?.reasons.map(({ reason }) => reason) ?? [];
  const [reported] = reasons.flatMap((one) => reportReasons.filter((rule) => rule === one));
  const isCopy = reasons.some((one) => one === 'copied-text' || one === 'same-photo');
  return reported ?? (isCopy ? 'copied' : 'other');
}

/** So much of it tells which of many rows is meant. */
const told = 120;

/** Whose it is and how it begins. */
function aboutOf(entry: QueueEntryReply | null): string {
  const { writer, text = '' } = entry?.subject ?? {};
  const words = [...text.trim()];
  const begins = words.length > told ? `${words.slice(0, told).join('')}…` : words.join('');
  return [writer?.name, begins].filter(Boolean).join(': ');
}

/** Asks for the reason before what was reported is hidden, or for the answer to an appeal. */
export function ReasonDialog({ what, entry, isOpen, isBusy, fault, onOpenChange, onOk }: Props) {
  const text = useText();
  const [words, setWords] = useState('');
  const [rule, setRule] = useState<ReportReason>(ruleOf(entry));
  const [withName, setWithName] = useState(false);
  const isOfCook = what === 'hide' && entry?.kind === 'cook';
  const isNameAlone = isOfCook && entry.subject?.isNameAlone === true;
  const about = aboutOf(entry);
  const reason = words.trim();
  const isReady = reason.length >= hideReason.min || (what === 'grant' && reason === '');
  const confirm = () =>
    onOk({
      ...(reason ? { reason } : {}),
      ...(what === 'hide' ? { rule } : {}),
      ...(isNameAlone || (isOfCook && withName) ? { withName: true } : {}),
    });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={text(`adminPage.${what}Title`)}
      okLabel={text(`adminPage.queueAct.${what}`)}
      okVariant={what === 'grant' ? 'primary' : 'danger'}
      cancelLabel={text('adminPage.cancel')}
      onOk={confirm}
      busy={!isReady}
      isUnderWay={isBusy}
      fault={fault}
      field={
        <div className={styles.fields}>
          {about && (
            <p className={styles.about} dir="auto">
              {about}
            </p>
          )}
          {what === 'hide' ? <RuleField value={rule} onChange={setRule} /> : null}
          <ReasonField
            label={text(what === 'hide' ? 'adminPage.reason' : 'adminPage.answer')}
            value={words}
            onChange={setWords}
          />
          {isOfCook && !isNameAlone ? (
            <Checkbox
              label={text('adminPage.withName')}
              checked={withName}
              onChange={({ target }) => setWithName(target.checked)}
            />
          ) : null}
        </div>
      }
    >
      {what === 'hide' && entry?.kind === 'recipe'
        ? text('adminPage.removeText', { days: restorableDays })
        : text(isNameAlone ? 'adminPage.hideNameText' : `adminPage.${what}Text`)}
    </ConfirmDialog>
  );
}
