import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import {
  type ReportedReply,
  type ReportKind,
  reportKinds,
  reportLimits,
  reportReasons,
} from '#contract/reports.ts';
import { apiContext } from '#web/context.ts';
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

/** What shows photos, each of which is reported with it. */
const withPhotos: readonly ReportKind[] = ['recipe', 'review'];

const kindOf = (kind: string | undefined): ReportKind | undefined =>
  reportKinds.find((one) => one === kind);

/** What is reported is named as everybody sees it; the page says no more than its kind where it cannot be, whether it is there or not. */
async function loadReport({ context, params }: LoaderFunctionArgs) {
  const kind = kindOf(params.kind);
  if (!kind) return failPage('not_found', 404);
  const asked = { params: { kind, id: params.id ?? '' } };
  const result = await context.get(apiContext).getReported(asked);
  return result.ok ? result.data : null;
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
  const reported = useLoaderData<typeof loadReport>();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${title} · ${brand}`} noIndex />
      <div>
        <h1>{title}</h1>
        {reported?.cook !== undefined && <Named {...reported} cook={reported.cook} />}
      </div>
      <Report key={`${kind} ${id}@${userId}`} kind={kind} id={id} userId={userId} />
    </Container>
  );
}

/** What it is about and whose that is, so that nobody reports another one by a slip. */
function Named({ name, text: words, cook: named }: ReportedReply & { cook: string }) {
  const text = useText();
  const cook = named || text('reportPage.formerCook');
  return (
    <>
      <p className={styles.named} dir="auto">
        {name === undefined
          ? cook
          : text(words ? 'reportPage.at' : 'reportPage.by', { name, cook })}
      </p>
      {words && (
        <blockquote className={styles.words} dir="auto">
          {words}
        </blockquote>
      )}
    </>
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
          value,
          label: text(`reportPage.reason.${value}`),
        }))}
        value={draft.reason}
        onChange={(value) => type({ reason: value as typeof draft.reason })}
      />
      <TextArea
        label={text('reportPage.note')}
        note={text('reportPage.optional')}
        hint={withPhotos.includes(kind) ? text('reportPage.whichPhoto') : undefined}
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
