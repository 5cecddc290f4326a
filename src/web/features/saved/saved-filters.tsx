import { useEffect, useId, useState } from 'react';
import type { CategoryReply } from '#contract/categories.ts';
import { difficulties } from '#contract/recipe-fields.ts';
import { type SavedSort, savedSorts, savedTextMax } from '#contract/saved.ts';
import { shownDuration } from '#messages/duration.ts';
import { allCategories, CategoryFilter } from '#web/lists/category-filter.tsx';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './saved-filters.module.css';
import { type SavedWish, timeChoices } from './saved-wish.ts';

/** So long nothing is typed before it is looked for. */
const restMs = 300;

type Props = {
  wish: SavedWish;
  categories: readonly CategoryReply[];
  onWish: (change: Partial<SavedWish>) => void;
  /** There is nothing to narrow or order. */
  isBare: boolean;
};

/** What narrows and orders the saved recipes; all of it stands in the address. */
export function SavedFilters({ wish, categories, onWish, isBare }: Props) {
  return (
    <>
      <CategoryFilter
        categories={categories}
        value={wish.category || allCategories}
        onChange={(name) => onWish({ category: name === allCategories ? '' : name })}
      />
      {isBare ? null : <MoreFilters wish={wish} onWish={onWish} />}
    </>
  );
}

function MoreFilters({ wish, onWish }: WishProps) {
  const text = useText();
  const id = useId();
  // On a phone they are shut until they are asked for.
  const [isOpen, setOpen] = useState(wish.time !== '' || wish.difficulty !== '');
  return (
    <search className={classNames(styles.filters, isOpen && styles.open)}>
      <SearchField q={wish.q} onWish={onWish} />
      <Button
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {text('saved.filters')}
      </Button>
      <Choices id={id} wish={wish} onWish={onWish} />
    </search>
  );
}

type WishProps = Pick<Props, 'wish' | 'onWish'>;

function Choices({ id, wish, onWish }: WishProps & { id: string }) {
  const text = useText();
  return (
    <div id={id} className={styles.choices}>
      <Select
        label={text('saved.time')}
        prompt={text('saved.anyTime')}
        options={timeChoices.map((minutes) => ({
          value: String(minutes),
          label: text('saved.upTo', { time: shownDuration(text, minutes) }),
        }))}
        value={wish.time}
        onChange={({ target }) => onWish({ time: target.value })}
      />
      <Select
        label={text('saved.difficulty')}
        prompt={text('saved.anyDifficulty')}
        options={difficulties.map((value) => ({ value, label: text(`difficulty.${value}`) }))}
        value={wish.difficulty}
        onChange={({ target }) => onWish({ difficulty: target.value })}
      />
      <Select
        label={text('saved.sort')}
        options={savedSorts.map((value) => ({ value, label: text(`saved.sort.${value}`) }))}
        value={wish.sort}
        onChange={({ target }) => onWish({ sort: target.value as SavedSort })}
      />
    </div>
  );
}

/** Looks for what is typed once the typing rests; a step back brings its own words. */
function SearchField({ q, onWish }: Pick<Props, 'onWish'> & { q: string }) {
  const text = useText();
  const [typed, setTyped] = useState({ value: q, asked: q });
  if (typed.asked !== q) setTyped({ value: q, asked: q });
  const wanted = typed.value.trim();
  useEffect(() => {
    if (wanted === q) return;
    const rest = setTimeout(() => {
      setTyped(({ value }) => ({ value, asked: wanted }));
      onWish({ q: wanted });
    }, restMs);
    return () => clearTimeout(rest);
  }, [wanted, q, onWish]);
  return (
    <TextField
      type="search"
      label={text('saved.search')}
      value={typed.value}
      maxLength={savedTextMax}
      autoComplete="off"
      enterKeyHint="search"
      onChange={({ target }) => setTyped(({ asked }) => ({ value: target.value, asked }))}
    />
  );
}
