import type { ReactNode } from 'react';
import type { ReportReason } from '#contract/reports.ts';
import { useText } from '#web/page/text.ts';
import styles from './row.module.css';

type Props = {
  decidedAt: string;
  by: string | undefined;
  rule: ReportReason | undefined;
  children?: ReactNode;
};

/** When something was decided, by whom as far as that is known, and by which rule. */
export function DecidedLine({ decidedAt, by, rule, children }: Props) {
  const text = useText();
  const time = text.time(decidedAt);
  return (
    <p className={styles.quiet}>
      <span>
        {by
          ? text('adminPage.decidedByName', { time, name: by })
          : text('adminPage.decidedPlain', { time })}
      </span>
      {rule && <span>{text(`adminPage.reason.${rule}`)}</span>}
      {children}
    </p>
  );
}
