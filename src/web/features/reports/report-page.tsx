import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { type ReportKind, reportKinds, reportLimits, reportReasons } from '#contract/reports.ts';
import { WorkNote } from '#web/forms/work-note.tsx';
import { failPage } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './report-page.module.css';
import { useReport } from './use-report.ts';

const kindOf = (kind: string | undefined): ReportKind | undefined =>
  reportKinds.find((one) => one === kind);

/** What is reported is not looked up: the page says the same whether it is there or not. */
function loadReport({ params }: LoaderFunctionArgs) {
  return kindOf(params.kind) ? null : failPage('not_found', 404);
}

/** Where anybody tells those who look after the site of something that does not belong there. */
function ReportPage() {
  const text = useText();
  const { brand } = useSite();
  const params = useParams();
  const kind = kindOf(params.kind) ?? 'recipe';
  const id = params.id ?? '';
  const userId = useAuth().user?._id ?? '';
  const title = text(`reportPage.title.${kind}`);
  return (
    <Container className={styles.page}>
      <PageMeta title={`${title} · ${brand}`} noIndex />
      <h1>{title}</h1>
      <Report key={`${kind} ${id}@${userId}`} {...{ kind, id, userId }} />
    </Container>
  );
}

type ReportProps = { kind: ReportKind; id: string; userId: string };

function Report({ kind, id, userId }: ReportProps) {
  const text = useText();
  const isReady = useHydrated();
  const { draft, fault, state, isWorking, type, send } = useReport(kind, id, userId);
  if (state === 'sent') return <Sent />;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <RadioGroup
        legend={text('reportPage.reason')}
        name="reason"
        options={reportReasons.map((value) => ({
          ...{ value, label: text(`reportPage.reason.${value}`) },
        }))}
        value={draft.reason}
        onChange={(value) => type({ reason: value as typeof draft.reason })}
      />
      <TextArea
        label={text('reportPage.note')}
        note={text('reportPage.optional')}
        name="note"
        rows={4}
        maxLength={reportLimits.note}
        dir="auto"
        value={draft.note}
        readOnly={state === 'busy'}
        onChange={({ target }) => type({ note: target.value })}
      />
      <p className={styles.quiet}>{text('reportPage.unnamed')}</p>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <WorkNote isWorking={isWorking} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className={styles.send}
        disabled={!isReady}
        aria-disabled={state === 'busy' || undefined}
      >
        {state === 'busy' ? <Spinner /> : null}
        {text('reportPage.send')}
      </Button>
    </form>
  );
}

/** The form has gone, and the focus with it. */
function Sent() {
  const text = useText();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p ref={said} role="status" tabIndex={-1}>
        {text('reportPage.sent')}
      </p>
      <ButtonLink to={paths.home} className={styles.send}>
        {text('reportPage.home')}
      </ButtonLink>
    </div>
  );
}

export { loadReport as loader, ReportPage as Component };
