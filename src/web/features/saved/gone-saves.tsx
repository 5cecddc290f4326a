import { useRef, useState } from 'react';
import type { GoneSaveReply } from '#contract/saved.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently, showSuccess } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './gone-saves.module.css';

/** What was saved and its cook has deleted: by name, until it is taken out or gone for good. */
export function GoneSaves({ saves }: { saves: readonly GoneSaveReply[] }) {
  const text = useText();
  const api = useApi();
  const title = useRef<HTMLHeadingElement>(null);
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const shown = saves.filter(({ _id }) => !out.has(_id));
  if (shown.length === 0) return null;
  const takeOut = async (_id: string) => {
    const result = await api.saveRecipe({ body: { _id, saved: false } });
    // Where it has gone for good meanwhile there is nothing left to take out.
    if (!result.ok && result.status !== 404) return reportSilently(text, 'silent.save', result);
    setOut((ids) => new Set([...ids, _id]));
    showSuccess(text('save.removed'), 'save');
    // The button is gone with its row.
    title.current?.focus();
  };
  return (
    <section className={styles.gone} aria-labelledby="gone-saves">
      <h2 id="gone-saves" ref={title} tabIndex={-1}>
        {text('saved.gone')}
      </h2>
      <p className={styles.hint}>{text('saved.goneHint')}</p>
      <ul className={styles.rows}>
        {shown.map(({ _id, name }) => (
          <li key={_id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <Button
              size="small"
              aria-label={text('saved.takeOutName', { name })}
              onClick={() => void takeOut(_id)}
            >
              {text('saved.takeOut')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
