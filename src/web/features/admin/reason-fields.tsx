import { hideReason } from '#contract/posts.ts';
import { type ReportReason, reportReasons } from '#contract/reports.ts';
import { useText } from '#web/page/text.ts';
import { TextField } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

type Field<Value> = { value: Value; onChange: (value: Value) => void };

/** Which rule something is against. */
export function RuleField({ value, onChange }: Field<ReportReason>) {
  const text = useText();
  return (
    <Select
      label={text('adminPage.rule')}
      value={value}
      options={reportReasons.map((one) => ({ value: one, label: text(`adminPage.reason.${one}`) }))}
      onChange={({ target }) => onChange(target.value as ReportReason)}
    />
  );
}

/** Words that whom it concerns reads: a reason, unless they are called otherwise. */
export function ReasonField({ value, onChange, label }: Field<string> & { label?: string }) {
  const text = useText();
  return (
    <TextField
      label={label ?? text('adminPage.reason')}
      value={value}
      maxLength={hideReason.max}
      dir="auto"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
