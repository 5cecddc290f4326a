import { useId } from 'react';
import type { UsageReply } from '#contract/own-account.ts';
import { useApi } from '#web/data/api.ts';
import { useOwn } from '#web/data/use-own.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/ui/own-section.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How much of what an account may keep is there already, and what helps where nothing more fits. */
export function UsageSection() {
  const text = useText();
  const titleId = useId();
  const { own: usage, failed, load } = useOwn(useApi().getUsage);
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
