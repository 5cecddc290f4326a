import { useLocation } from 'react-router';
import type { QuestionsReply } from '#contract/questions.ts';
import { askAnchor } from '#domain/sharing/addresses.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './recipe-questions.module.css';

/** How many questions there are, or what there could be. */
export function Total({ total }: Pick<QuestionsReply, 'total'>) {
  const text = useText();
  if (total > 0) return <p>{text('questions.total', { n: total })}</p>;
  return (
    <p>
      <strong>{text('questions.none')}</strong> {text('questions.noneHint')}
    </p>
  );
}

/** A link, so that the page leads here before its program has come; then it keeps the amounts of the address. */
export function AskLink() {
  const text = useText();
  const { search } = useLocation();
  const isAlive = useHydrated();
  return (
    <p>
      <ButtonLink
        to={{ search: isAlive ? search : '', hash: askAnchor }}
        replace
        preventScrollReset
      >
        {text('questions.ask')}
      </ButtonLink>
    </p>
  );
}

/** What a visitor reads who wants to ask. */
export function LoginHere() {
  const text = useText();
  return (
    <p className={styles.prompt} role="status">
      {text('questions.logIn')} <Link to={paths.login}>{text('nav.login')}</Link>
    </p>
  );
}
