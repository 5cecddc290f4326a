import { Link } from 'react-router';
import type { DecisionReply } from '#contract/decisions.ts';
import { isSanction } from '#domain/decisions/kinds.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { AppealForm } from './appeal-form.tsx';
import styles from './decisions-page.module.css';

type Props = { decision: DecisionReply; onAppealed: () => void };

/** What was hidden and why, what its writer said against it, and what was answered. */
export function DecisionItem({ decision, onAppealed }: Props) {
  const text = useText();
  const { _id, kind, decidedAt, endsAt, rule, reason, state, appeal, ruling } = decision;
  return (
    <article className={styles.item} aria-labelledby={_id}>
      <h2 id={_id} className={styles.name}>
        <Name decision={decision} />
      </h2>
      <p className={styles.facts}>
        <Chip tone={state === 'restored' ? 'leaf' : 'quiet'}>
          {text(isSanction(kind) ? `decisions.personState.${state}` : `decisions.state.${state}`)}
        </Chip>
        <time dateTime={decidedAt}>
          {text(isSanction(kind) ? 'decisions.decided' : 'decisions.hidden', {
            date: text.date(decidedAt),
          })}
        </time>
        {endsAt && (
          <time dateTime={endsAt}>{text('decisions.until', { time: text.time(endsAt) })}</time>
        )}
        {decision.hidesPosts && state !== 'restored' && <span>{text('decisions.hidesPosts')}</span>}
        {decision.hidesName && <span>{text('decisions.hidesName')}</span>}
        {rule && <span>{text(`decisions.rule.${rule}`)}</span>}
      </p>
      {reason && <Said label={text('decisions.reason')} words={reason} />}
      {appeal && (
        <Said
          label={text('decisions.yourAppeal', { date: text.date(appeal.at) })}
          words={appeal.text}
        />
      )}
      {ruling?.text && (
        <Said
          label={text('decisions.ruling', { date: text.date(ruling.at) })}
          words={ruling.text}
        />
      )}
      {decision.mayAppeal && (
        <AppealForm id={_id} isOfPerson={isSanction(kind)} onSent={onAppealed} />
      )}
    </article>
  );
}

/** Which it is: a recipe by its name, what stands at a recipe by that and its words. */
function Name({ decision: { kind, subject } }: Pick<Props, 'decision'>) {
  const text = useText();
  const what = text(`decisions.kind.${kind}`);
  if (isSanction(kind)) return what;
  if (!subject) return `${what}: ${text('decisions.gone')}`;
  const { recipe, text: words } = subject;
  if (kind === 'recipe') {
    // Hidden too: it is there for its author.
    if (!recipe) return `${what}: `;
    return <Link to={paths.recipe(recipe.slug)}>{`${what}: ${recipe.name}`}</Link>;
  }
  return (
    <>
      {recipe ? text('decisions.at', { kind: what, recipe: recipe.name }) : what}
      {words && (
        <span className={styles.words} dir="auto">
          {words}
        </span>
      )}
    </>
  );
}

function Said({ label, words }: { label: string; words: string }) {
  return (
    <dl className={styles.said}>
      <dt>{label}</dt>
      <dd dir="auto">{words}</dd>
    </dl>
  );
}
