import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './carousel.module.css';
import { classNames } from './class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from './icons.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlideDrag } from './use-slide-drag.ts';
import { useSlides } from './use-slides.ts';

type Labels = { previous: string; next: string; pause: string; play: string };

type Props = {
  title: ReactNode;
  /** A link to all of what the slides are a part of. */
  more?: ReactNode;
  slides: readonly { key: string; content: ReactNode }[];
  /** `wide` shows 5 slides, 4 below 1320 px, 3 below 1135, 2 below 554; `narrow` 4, 3 below 1320, 2 below 640. */
  layout: 'wide' | 'narrow';
  labels: Labels;
  /** Rests this long between slides and goes on by itself; without it the carousel waits for people. */
  autoplayMs?: number;
};

/**
 * Slides in a row that move in exactly one second and loop where there are more than fit.
 * Before hydration, and without JavaScript, the row scrolls by itself.
 */
export function Carousel({ title, more, slides, layout, labels, autoplayMs }: Props) {
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  const row = useSlides(slides.length);
  const drag = useSlideDrag(row);
  const [isPaused, setPaused] = useState(false);
  useAutoplay(region, row, isPaused ? undefined : autoplayMs);
  return (
    <section
      ref={region}
      className={classNames(styles.carousel, styles[layout])}
      aria-labelledby={titleId}
      data-live={row.isMovable ? '' : undefined}
    >
      <div className={styles.top}>
        <h2 id={titleId}>{title}</h2>
        {more ? <div className={styles.more}>{more}</div> : null}
        <div className={styles.controls} hidden={!row.isMovable}>
          {autoplayMs ? (
            <PauseButton labels={labels} isPaused={isPaused} onToggle={setPaused} />
          ) : null}
          <IconButton
            label={labels.previous}
            icon={<ChevronLeftIcon size={22} />}
            onClick={() => row.move(-1)}
          />
          <IconButton
            label={labels.next}
            icon={<ChevronRightIcon size={22} />}
            onClick={() => row.move(1)}
          />
        </div>
      </div>
      <div className={styles.viewport} {...drag}>
        <ul className={styles.slides} ref={row.track} onFocus={row.onFocus}>
          {slides.map(({ key, content }, index) => (
            <li key={key} className={styles.slide} style={shifted(row.shiftOf(index))}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type PauseProps = { labels: Labels; isPaused: boolean; onToggle: (isPaused: boolean) => void };

function PauseButton({ labels, isPaused, onToggle }: PauseProps) {
  return (
    <IconButton
      className={styles.pause}
      label={isPaused ? labels.play : labels.pause}
      icon={isPaused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
      onClick={() => onToggle(!isPaused)}
    />
  );
}

const shifted = (slides: number) =>
  slides === 0 ? undefined : { transform: `translateX(${slides * 100}%)` };
