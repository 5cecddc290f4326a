import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import type { Spoken } from '#web/page/speak.ts';
import { useText } from '#web/page/text.ts';
import { ListIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#web/ui/icons.tsx';
import type { CookStep } from './cook-steps.ts';
import { ReadAloud } from './read-aloud.tsx';
import styles from './stage.module.css';

export type StageProps = {
  name: string;
  /** Where the recipe stands, in the amounts chosen. */
  recipePath: string;
  /** The steps, which one shows, and what reads it aloud; behind the last one comes the end. */
  steps: readonly CookStep[];
  at: number;
  spoken: Spoken | null;
  goTo: (at: number) => void;
  children: ReactNode;
  openOverview: () => void;
};

type Props = StageProps & {
  /** The screen may go dark, and this is where that is said. */
  isAsleep: boolean;
  /** What hears swipes and presses at the edges. */
  moves: HTMLAttributes<HTMLDivElement>;
};

/** The screen of cook mode: what shows in the middle, the ways to the steps before and behind at its edges. */
export function Stage({
  name,
  recipePath,
  steps,
  at,
  spoken,
  goTo,
  children,
  openOverview,
  isAsleep,
  moves,
}: Props) {
  const text = useText();
  const words = useRecipeWords();
  return (
    <div className={styles.stage} {...moves}>
      <header className={styles.head}>
        <Link to={recipePath} className={styles.leave} aria-label={text('cooking.leave')}>
          <CloseIcon />
        </Link>
        <h1 className={styles.name} {...words}>
          {name}
        </h1>
        {spoken && <ReadAloud {...spoken} />}
        <Button className={styles.everything} onClick={openOverview}>
          <ListIcon size={20} />
          <span>{text('cooking.overview')}</span>
        </Button>
      </header>
      <progress className={styles.progress} aria-hidden="true" max={steps.length} value={at} />
      {isAsleep && (
        <p className={styles.asleep} role="status">
          {text('cooking.asleep')}
        </p>
      )}
      <div className={styles.middle}>{children}</div>
      <nav className={styles.moves}>
        {/* It may have the focus, which a disabled button loses. */}
        <Button size="large" aria-disabled={at === 0 || undefined} onClick={() => goTo(at - 1)}>
          <ChevronLeftIcon />
          <span className={styles.word}>{text('cooking.previous')}</span>
        </Button>
        <Button
          size="large"
          variant="primary"
          disabled={at >= steps.length}
          onClick={() => goTo(at + 1)}
        >
          <span className={styles.word}>{text('cooking.next')}</span>
          <ChevronRightIcon />
        </Button>
      </nav>
    </div>
  );
}

type EndProps = { picture: ReactNode; onMade: () => void; onBack: () => void };

/** Behind the last step. */
export function CookingEnd({ picture, onMade, onBack }: EndProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return focusMoves;
  }, []);
  return (
    <div className={styles.end}>
      {picture}
      <h2 ref={heading} tabIndex={-1}>
        {text('cooking.doneTitle')}
      </h2>
      <p>{text('cooking.doneText')}</p>
      <Button variant="primary" size="large" onClick={onMade}>
        {text('cooking.madeIt')}
      </Button>
      <Button onClick={onBack}>{text('cooking.backToSteps')}</Button>
    </div>
  );
}

/** What had the focus has gone with the end: a keyboard goes on from the ways between the steps. */
function focusMoves(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`.${styles.moves} button`)?.focus({ preventScroll: true });
}
