import { Form } from 'react-router';
import { FieldsAlong } from '#web/lists/fields-along.tsx';
import { useSuggesting } from '#web/lists/use-suggesting.ts';
import { useText } from '#web/page/text.ts';
import { useTyped } from '#web/page/use-typed.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchIcon } from '#web/ui/icons.tsx';
import styles from './search-form.module.css';

/** The search box of the page itself: it shows what was looked for, also where the header hides its own. */
export function SearchForm({ keyword }: { keyword: string }) {
  const text = useText();
  const { list, onFocus } = useSuggesting();
  const typed = useTyped(keyword);
  return (
    <Form
      role="search"
      action={paths.search}
      className={styles.form}
      aria-label={text('search.formLabel')}
      onSubmit={typed.send}
    >
      <input
        type="search"
        name="keyword"
        className={styles.input}
        aria-label={text('search.label')}
        placeholder={text('search.placeholderLong')}
        autoComplete="off"
        enterKeyHint="search"
        value={typed.value}
        onFocus={onFocus}
        onChange={(event) => typed.type(event.target.value)}
      />
      <FieldsAlong />
      <Button type="submit" variant="primary" className={styles.submit}>
        <SearchIcon size={20} />
        {text('search.submit')}
      </Button>
      {list}
    </Form>
  );
}
