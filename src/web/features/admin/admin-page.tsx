import { type ComponentType, useContext } from 'react';
import { type LoaderFunctionArgs, NavLink, useParams } from 'react-router';
import { failPage } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { keyDrawing } from '#web/ui/more-drawings.tsx';
import { AccountsPart } from './accounts-part.tsx';
import styles from './admin-page.module.css';
import { CleanupsPart } from './cleanups-part.tsx';
import { InvitationsPart } from './invitations-part.tsx';
import { LogPart } from './log-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { PostsPart } from './posts-part.tsx';
import { QueueCountContext, useQueueCount } from './queue-count.ts';
import { QueuePart } from './queue-part.tsx';
import { RecipesPart } from './recipes-part.tsx';
import { useVisitor } from './use-visitor.ts';

const start = 'recipes';
const parts = {
  recipes: RecipesPart,
  queue: QueuePart,
  people: PeoplePart,
  cleanups: CleanupsPart,
  accounts: AccountsPart,
  invitations: InvitationsPart,
  messages: MessagesPart,
  posts: PostsPart,
  log: LogPart,
} satisfies Record<string, ComponentType>;
type PartName = keyof typeof parts;

const names = Object.keys(parts) as PartName[];
/** What moderators have of it. */
const forModerators: readonly PartName[] = ['queue', 'people', 'cleanups'];
const addressOf = (part: PartName): string =>
  part === start ? paths.admin : paths.adminPart(part);
const partOf = (name: string = start): PartName | undefined => names.find((part) => part === name);

/** Only the parts have an address; what they show is asked for in the browser, which knows who asks. */
function loadAdmin({ params }: LoaderFunctionArgs) {
  if (params.part === start || !partOf(params.part)) return failPage('not_found', 404);
  return null;
}

/** Where admins look after recipes, accounts and messages, and see what was done; moderators have the queue. */
function AdminPage() {
  const text = useText();
  const { brand } = useSite();
  const visitor = useVisitor();
  const isForThem = visitor === 'admin' || visitor === 'moderator';
  const queue = useQueueCount(isForThem, useParams().part);
  return (
    <QueueCountContext value={queue}>
      <Container className={styles.page}>
        <PageMeta title={`${text('adminPage.title')} · ${brand}`} noIndex />
        <header className={styles.head}>
          <h1>{text('adminPage.title')}</h1>
          {visitor === 'admin' ? <PartLinks parts={names} /> : null}
          {visitor === 'moderator' ? <PartLinks parts={forModerators} /> : null}
        </header>
        {visitor === 'nobody' ? <LoginPrompt title={text('adminPage.login')} /> : null}
        {visitor === 'other' ? <NotForYou /> : null}
        {visitor === 'admin' ? <PresentPart parts={names} /> : null}
        {visitor === 'moderator' ? <PresentPart parts={forModerators} /> : null}
      </Container>
    </QueueCountContext>
  );
}

type Parts = { parts: readonly PartName[] };

function PartLinks({ parts: shown }: Parts) {
  const text = useText();
  return (
    <nav className={styles.parts} aria-label={text('adminPage.parts')}>
      {shown.map((name) => (
        <NavLink key={name} to={addressOf(name)} end className={styles.part}>
          {text(`adminPage.${name}`)}
          {name === 'queue' ? <Waiting /> : null}
        </NavLink>
      ))}
    </nav>
  );
}

/** How many entries of the queue wait, beside its name. */
function Waiting() {
  const text = useText();
  const { waiting } = useContext(QueueCountContext);
  if (!waiting) return null;
  return (
    <>
      {' '}
      <span className={styles.waiting} aria-hidden="true">
        {text.number(waiting)}
      </span>
      <span className="visually-hidden">{text('adminPage.queueWaits', { n: waiting })}</span>
    </>
  );
}

/** The part that is asked for, or the first of those that are for the visitor. */
function PresentPart({ parts: shown }: Parts) {
  const { part } = useParams();
  const asked = partOf(part) ?? start;
  const present = shown.includes(asked) ? asked : (shown[0] ?? start);
  const Part = parts[present];
  return <Part key={present} />;
}

function NotForYou() {
  const text = useText();
  return (
    <EmptyState
      drawing={keyDrawing}
      title={text('adminPage.notForYou')}
      hint={text('adminPage.notForYouHint')}
    >
      <ButtonLink to={paths.home} variant="primary">
        {text('adminPage.home')}
      </ButtonLink>
    </EmptyState>
  );
}

export { AdminPage as Component, loadAdmin as loader };
