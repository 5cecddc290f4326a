import { useCallback, useEffect, useId, useState } from 'react';
import type { UsageReply } from '#contract/own-account.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './own-section.module.css';

/** How much of what an account may keep is there already, and what helps where nothing more fits. */
export function UsageSection() {
  const text = useText();
  const titleId = useId();
  const { usage, failed, load } = useUsage();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('usage.title')}
      </h2>
      {!usage && !failed ? <Skeleton className={styles.waiting} /> : null}
      {failed && (
        <div>
          <p role="alert">{text('usage.failed')}</p>
          <Button onClick={() => void load()}>{text('account.retry')}</Button>
        </div>
      )}
      {usage && <Usage usage={usage} />}
    </section>
  );
}

function Usage({ usage: { recipes, megabytes } }: { usage: UsageReply }) {
  const text = useText();
  return (
    <>
      <p>{text('usage.recipes', recipes)}</p>
      {recipes.used >= recipes.most && <p>{text('usage.recipesFull')}</p>}
      <p>{text('usage.photos', megabytes)}</p>
      {megabytes.used >= megabytes.most && <p>{text('usage.photosFull')}</p>}
    </>
  );
}

function useUsage() {
  const api = useApi();
  const [usage, setUsage] = useState<UsageReply | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await api.getUsage({});
    if (result.ok) setUsage(result.data);
    else setFailed(true);
  }, [api]);
  useEffect(() => void load(), [load]);
  return { usage, failed, load };
}
