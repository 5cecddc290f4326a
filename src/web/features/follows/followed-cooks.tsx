import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { FollowedCookReply } from '#contract/follows.ts';
import { useApi } from '#web/data/api.ts';
import { type AskPage, usePages } from '#web/lists/use-pages.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './followed-cooks.module.css';

/** Whom one follows, folded under how many; the names are asked for when it is opened. */
export function FollowedCooks({ total }: { total: number }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.cooks}>
      <Disclosure summary={text('following.whom', { n: total })} open={isOpen} onToggle={setOpen}>
        {isOpen && <Cooks />}
      </Disclosure>
    </div>
  );
}

function Cooks() {
  const text = useText();
  const api = useApi();
  const ask = useCallback<AskPage<FollowedCookReply>>(
    async (cursor) => {
      const result = await api.listFollows({ query: cursor === undefined ? {} : { cursor } });
      if (!result.ok) return null;
      const { cooks, total, nextCursor = null } = result.data;
      return { items: cooks, total, nextCursor };
    },
    [api],
  );
  const { page, hasFailed, reload, loadMore } = usePages(ask);
  if (!page && !hasFailed) return <Spinner />;
  return (
    <>
      {!page && <p role="alert">{text('following.failed')}</p>}
      {page && (
        <ul className={styles.names}>
          {page.items.map((cook) => (
            <li key={cook._id}>
              <Link to={paths.cook(cook)} className="touch-target" dir="auto">
                {cook.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!page && <Button onClick={reload}>{text('outage.tryAgain')}</Button>}
      {loadMore && <Button onClick={loadMore}>{text('search.more')}</Button>}
    </>
  );
}
