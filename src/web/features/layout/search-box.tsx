import { Form } from 'react-router';
import { FieldsAlong } from '#web/lists/fields-along.tsx';
import { useSuggesting } from '#web/lists/use-suggesting.ts';
import { useText } from '#web/page/text.ts';
import type { Typed } from '#web/page/use-typed.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SearchIcon } from '#web/ui/icons.tsx';
import styles from './search-box.module.css';

type Props = {
  typed: Typed;
  className?: string | undefined;
};

/** The search pill: typing changes the keyword, submitting goes to the results. */
export function SearchBox({ typed, className }: Props) {
  const text = useText();
  const { list, onFocus } = useSuggesting();
  return (
    <Form
      role="search"
      action={paths.search}
      className={classNames(styles.box, className)}
      onSubmit={typed.send}
    >
      <input
        type="search"
        name="keyword"
        className={styles.input}
        aria-label={text('search.label')}
        placeholder={text('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        value={typed.value}
        onFocus={onFocus}
        onChange={(event) => typed.type(event.target.value)}
      />
      <button type="submit" className={styles.submit} aria-label={text('search.submit')}>
        <SearchIcon size={20} />
      </button>
      <FieldsAlong />
      {list}
    </Form>
  );
}
