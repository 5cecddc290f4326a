import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RecipePhotoReply } from '#contract/photos.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#web/ui/icons.tsx';
import { isCalm } from '#web/ui/is-calm.ts';
import { useOverPage } from '#web/ui/use-over-page.ts';
import styles from './gallery.module.css';

/** A photo as those over the whole screen are told it. */
export type ShownPhoto = Omit<RecipePhotoReply, 'alt'>;

type Props = {
  photos: readonly ShownPhoto[];
  /** What the photos are together. */
  label: string;
  /** What each of them shows. */
  alt: string;
  /** The photo to begin with, from 0. */
  start: number;
  onClose: () => void;
};

/** Photos over the whole screen: swiped, or turned by arrow keys and buttons; Escape and the way back close it. */
export function Gallery({ photos, label, alt, start, onClose }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the strip goes to its place: what is not shown has no width.
  useOverPage(dialog);
  const { stripRef, index, show, follow, end, rest } = usePlace(start, photos.length);
  const isOne = photos.length === 1;
  const turn = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: photos.length - 1 };
    const next = to[event.key as keyof typeof to];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.gallery}
      aria-label={label}
      onClose={onClose}
      onKeyDown={turn}
    >
      <div className={styles.head}>
        <p role="status">{isOne || text('photos.nth', { n: index + 1, total: photos.length })}</p>
        <Button
          variant="bare"
          aria-label={text('photos.close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </Button>
      </div>
      <ul
        ref={stripRef}
        className={styles.strip}
        onScroll={follow}
        onScrollEnd={end}
        onWheel={rest}
        onPointerDown={rest}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by key.
        tabIndex={0}
      >
        {photos.map((photo, place) => (
          <li key={photo.id} className={styles.slide} aria-hidden={place !== index}>
            <Picture photo={photo} alt={alt} isNear={Math.abs(place - index) <= 1} />
          </li>
        ))}
      </ul>
      {isOne || <Turns index={index} count={photos.length} show={show} />}
    </dialog>
  );
}

type TurnsProps = { index: number; count: number; show: (place: number) => void };

/** The ways to the photos before and behind. */
function Turns({ index, count, show }: TurnsProps) {
  const text = useText();
  return (
    <div className={styles.turns}>
      <Button
        aria-label={text('photos.previous')}
        aria-disabled={index === 0 || undefined}
        onClick={() => show(index - 1)}
      >
        <ChevronLeftIcon />
      </Button>
      <Button
        aria-label={text('photos.next')}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => show(index + 1)}
      >
        <ChevronRightIcon />
      </Button>
    </div>
  );
}

/** Where the strip stands, and the way to another photo of it. */
function usePlace(start: number, count: number) {
  const stripRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  /** Where the strip is on its way to by itself: what it passes, and where it has not left yet, is not shown. */
  const goal = useRef<{ place: number; hasBegun: boolean } | null>(null);
  useEffect(() => {
    const strip = stripRef.current;
    strip?.scrollTo({ left: start * strip.clientWidth, behavior: 'instant' });
  }, [start]);
  const show = (wanted: number) => {
    const strip = stripRef.current;
    if (!strip || wanted < 0 || wanted >= count) return;
    setIndex(wanted);
    goal.current = { place: wanted, hasBegun: false };
    const behavior = isCalm() ? 'instant' : 'smooth';
    strip.scrollTo({ left: wanted * strip.clientWidth, behavior });
  };
  const follow = () => {
    const strip = stripRef.current;
    const place = strip ? strip.scrollLeft / strip.clientWidth : 0;
    const near = Math.round(place);
    if (goal.current) goal.current.hasBegun = true;
    // On the way from one to another neither is shown yet.
    if (Math.abs(place - near) >= 0.02 || (goal.current?.place ?? near) !== near) return;
    goal.current = null;
    setIndex(near);
  };
  /** It stands, or somebody has taken hold of it. */
  const rest = () => {
    goal.current = null;
    follow();
  };
  /** The end of the way before this one may be told late. */
  const end = () => {
    if (goal.current?.hasBegun !== false) rest();
  };
  return { stripRef, index, show, follow, end, rest };
}

type PictureProps = { photo: ShownPhoto; alt: string; isNear: boolean };

function Picture({ photo, alt, isNear }: PictureProps) {
  const words = useRecipeWords();
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={photo.url}
        srcSet={photo.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="100vw"
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading={isNear ? 'eager' : 'lazy'}
        style={{ backgroundColor: photo.color }}
      />
      {photo.caption && (
        <figcaption className={styles.caption} {...words}>
          {photo.caption}
        </figcaption>
      )}
    </figure>
  );
}
