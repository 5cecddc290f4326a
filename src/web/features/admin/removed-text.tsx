import { useCallback, useState } from 'react';
import type { ModeratedRecipeReply } from '#contract/admin.ts';
import { useApi } from '#web/data/api.ts';
import { useOwn } from '#web/data/use-own.ts';
import { useText } from '#web/page/text.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LookPhotos } from './look-photos.tsx';
import styles from './row.module.css';

type Props = { recipe: ModeratedRecipeReply; onRead: (sign: string) => void };

/** What a removed recipe says, asked for once it is unfolded; its sign is told as often as it is read. */
export function RemovedText(props: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={text('adminPage.removedText')} open={isOpen} onToggle={setOpen}>
      {isOpen && <Said {...props} />}
    </Disclosure>
  );
}

function Said({ recipe, onRead }: Props) {
  const text = useText();
  const api = useApi();
  const ask = useCallback(async () => {
    // With each new list it is read again: its cook may have changed it.
    const result = await api.readRemovedRecipe({ params: { id: recipe._id } });
    if (result.ok) onRead(result.data.sign);
    return result;
  }, [api, recipe, onRead]);
  const { own: said, failed } = useOwn(ask);
  return (
    <div>
      {failed && <p>{text('adminPage.failed')}</p>}
      {said && (
        <>
          <p className={styles.said} dir="auto">
            {said.text}
          </p>
          <LookPhotos urls={said.photos} />
          {said.reason && (
            <p className={styles.quiet} dir="auto">
              {text('adminPage.hiddenFor', { reason: said.reason })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
