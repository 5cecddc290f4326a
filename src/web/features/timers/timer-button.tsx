import type { KeyboardEvent } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { Piece } from '#domain/kitchen/show-text.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { secondsOf, timerName } from '#domain/timers/timer-of-step.ts';
import { mostTimers } from '#domain/timers/timers.ts';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { beginTimer } from './start-timer.ts';
import styles from './timer-button.module.css';
import { useTimers } from './timer-store.ts';

type Props = {
  /** The duration as the step shows it. */
  piece: Piece;
  /** The whole step, as its author wrote it, and its number. */
  step: string;
  number: number;
  recipe: Pick<RecipeDetailReply, 'slug' | 'name' | 'language'>;
  /** The address where the step stands. */
  path: string;
  /** It breaks between lines only where a line has no room for it: for steps that come with their buttons. */
  isWhole?: boolean;
};

/**
 * A duration in the text of a step that begins a timer when it is pressed. It takes the very room of its
 * words: a real button would not break between lines as they do, and push the text aside when it comes.
 */
export function TimerButton({ piece, step, number, recipe, path, isWhole }: Props) {
  const text = useText();
  const timers = useTimers();
  const { duration } = piece;
  if (!duration) return piece.text;
  const id = `${recipe.slug} ${number} ${duration.start}`;
  const isRunning = timers.some((timer) => timer.id === id);
  const begin = () => {
    const language = languageOf(recipe);
    const name = timerName(step, duration, language);
    const timed = { id, name, language, recipe: recipe.name, path };
    if (!beginTimer(timed, secondsOf(duration))) showError(text('timers.full', { n: mostTimers }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    begin();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <span
      role="button"
      tabIndex={0}
      className={classNames(styles.timer, isWhole && styles.whole)}
      aria-label={text('kitchen.startTimer', { time: piece.text })}
      aria-pressed={isRunning}
      title={text('kitchen.startTimer', { time: piece.text })}
      onClick={(event) => {
        // The step around it does something else when it is pressed.
        event.stopPropagation();
        begin();
      }}
      onKeyDown={press}
    >
      {piece.text}
    </span>
  );
}
