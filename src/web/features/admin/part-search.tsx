import { Form, Link, useLocation } from 'react-router';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from './part-search.module.css';

/** Searches one list; what is sought stands in the address, and which recipes show stays. */
export function PartSearch({ label }: { label: string }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const [keyword, show] = [params.get('keyword') ?? '', params.get('show')];
  return (
    <Form role="search" aria-label={label} action={pathname} className={styles.search} key={search}>
      <TextField
        type="search"
        name="keyword"
        label={label}
        defaultValue={keyword}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.field ?? ''}
      />
      {show ? <input type="hidden" name="show" value={show} /> : null}
      <Button type="submit" variant="primary">
        {text('adminPage.search')}
      </Button>
      {keyword ? (
        <Link to={show ? `${pathname}?show=${show}` : pathname} className={styles.clear}>
          {text('adminPage.clear')}
        </Link>
      ) : null}
    </Form>
  );
}
