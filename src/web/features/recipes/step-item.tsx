import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { stepAnchor } from '#domain/sharing/addresses.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './step-item.module.css';

/** What a step does when it is pointed at or pressed. */
export type StepActs = {
  isCurrent: boolean;
  /** What it uses, where that lies open. */
  used: ReactNode[] | null;
  isOpen: boolean;
  onPoint: (isPointed: boolean) => void;
  onPress: () => void;
  onClose: () => void;
};

type Props = { number: number; acts: StepActs; children: ReactNode };

/**
 * A step. Under a mouse and with the focus its ingredients stand out in their list; a press on it, or on its
 * number by key, lays them open below it, where they push nothing aside.
 */
export function StepItem({ number, acts, children }: Props) {
  const text = useText();
  const words = useRecipeWords();
  const isAlive = useHydrated();
  const { isCurrent, isOpen, onPoint, onPress, onClose } = acts;
  const item = useRef<HTMLLIElement>(null);
  const cardId = useId();
  // What lies open from the beginning is where it belongs.
  const [startsOpen] = useState(isOpen);
  useLeaving(item, isOpen, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the number is a button for people without a pointer.
    <li
      ref={item}
      id={stepAnchor(number)}
      className={styles.step}
      aria-current={isCurrent ? 'step' : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(false)}
      onClick={({ target }) => isPress(target) && onPress()}
      {...words}
    >
      {isAlive && (
        <button
          type="button"
          className={styles.number}
          aria-label={text('kitchen.stepIngredients', { n: number })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? cardId : undefined}
          onFocus={() => onPoint(true)}
          onBlur={() => onPoint(false)}
          onClick={onPress}
        />
      )}
      {children}
      {isOpen && acts.used && (
        <StepCard
          id={cardId}
          number={number}
          used={acts.used}
          isToCome={!startsOpen}
          onClose={onClose}
        />
      )}
    </li>
  );
}

/** A press on the step itself: not on what can be pressed in it, and not the end of marking words. */
function isPress(target: EventTarget): boolean {
  const isOther =
    target instanceof Element && target.closest('a, button, [data-card], [data-note]') !== null;
  return !isOther && window.getSelection()?.isCollapsed !== false;
}

/** Escape and a press elsewhere close what lies open. */
function useLeaving(
  item: { current: HTMLElement | null },
  isOpen: boolean,
  onClose: () => void,
): void {
  const leave = useEffectEvent((event: Event) => {
    const isKey = event instanceof KeyboardEvent;
    const isInside = event.target instanceof Node && item.current?.contains(event.target);
    if (isKey ? event.key === 'Escape' : !isInside) onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    const tell = (event: Event) => leave(event);
    document.addEventListener('keydown', tell);
    document.addEventListener('pointerdown', tell);
    return () => {
      document.removeEventListener('keydown', tell);
      document.removeEventListener('pointerdown', tell);
    };
  }, [isOpen]);
}

type CardProps = {
  id: string;
  number: number;
  used: ReactNode[];
  /** Whether it comes into view as it opens. */
  isToCome: boolean;
  onClose: () => void;
};

/** The ingredients of a step, over what follows it. */
function StepCard({ id, number, used, isToCome, onClose }: CardProps) {
  const text = useText();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isToCome) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isToCome]);
  return (
    <section
      id={id}
      ref={card}
      className={styles.card}
      aria-label={text('kitchen.stepIngredients', { n: number })}
      data-card
    >
      <IconButton
        variant="bare"
        className={styles.close}
        label={text('kitchen.close')}
        icon={<CloseIcon size={20} />}
        onClick={onClose}
      />
      {used.length > 0 ? (
        <ul>
          {used.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never move.
            <li key={index}>{line}</li>
          ))}
        </ul>
      ) : (
        <p lang={text.language}>{text('kitchen.stepNone')}</p>
      )}
    </section>
  );
}
