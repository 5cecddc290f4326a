import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Client } from '#contract/client.ts';
import type { PageSite } from '#contract/page.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import frame from '#web/ui/dialog.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { ApiContext } from '../data/api.ts';
import type { CardRecipe } from '../data/recipe.ts';
import { SiteContext, useText } from '../page/text.ts';
import { useAuth } from '../session/auth.ts';
import { showLoginToast } from '../session/login-toast.tsx';
import styles from './collect-dialog.module.css';
import { NewCollectionForm } from './new-collection-form.tsx';
import { type Collecting, useCollecting } from './use-collecting.ts';

/** Opens the dialog beside the page: no page loads it, and every heart may lead to it. */
export function openCollectDialog(
  recipe: CardRecipe,
  userId: string,
  { api, site }: { api: Client; site: PageSite },
): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <SiteContext value={site}>
      <ApiContext value={api}>
        <CollectDialog recipe={recipe} userId={userId} onClose={close} />
      </ApiContext>
    </SiteContext>,
  );
}

type Props = { recipe: CardRecipe; userId: string; onClose: () => void };

/** One's collections as check boxes, each ticked that holds the recipe, and a way to begin another. */
function CollectDialog({ recipe, userId, onClose }: Props) {
  const text = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const collecting = useCollecting(recipe._id, userId, close);
  const { collections, fault, said } = collecting;
  useEffect(() => dialog.current?.showModal(), []);
  const areThere = collections !== null;
  // Until they are there, nothing but the button at the end can take the focus.
  useEffect(() => {
    if (areThere) dialog.current?.querySelector('input')?.focus();
  }, [areThere]);
  useSameUser(recipe, userId, close);
  return (
    <dialog
      ref={dialog}
      className={frame.popup}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-recipe`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className={frame.title}>
        {text('collect.title')}
      </h2>
      <p id={`${id}-recipe`} className={styles.recipe} dir="auto">
        {recipe.name}
      </p>
      <Choices collecting={collecting} name={recipe.name} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={frame.actions}>
        <Button onClick={close}>{text('collect.close')}</Button>
      </div>
    </dialog>
  );
}

/** Closes the dialog where somebody else is logged in by now, and offers a login where nobody is: it shows what is private. */
function useSameUser(recipe: CardRecipe, userId: string, close: () => void) {
  const text = useText();
  const { user } = useAuth();
  const closeNow = useEffectEvent(() => {
    close();
    if (!user) showLoginToast(text, text('toast.signedOut'), { kind: 'collect', recipe });
  });
  const isSame = user?._id === userId;
  useEffect(() => {
    if (!isSame) closeNow();
  }, [isSame]);
}

function Choices({ collecting, name }: { collecting: Collecting; name: string }) {
  const text = useText();
  const { collections, hasFailed, why, load, toggle, typed, isBusy, type, create } = collecting;
  if (hasFailed) {
    return (
      <div className={styles.failed}>
        <p role="alert">{why || text('collect.loadFailed')}</p>
        {!why && <Button onClick={() => void load()}>{text('collect.retry')}</Button>}
      </div>
    );
  }
  if (!collections) return <Spinner />;
  return (
    <>
      {collections.length === 0 ? (
        <p>{text('collect.empty')}</p>
      ) : (
        <fieldset className={styles.list}>
          <legend className="visually-hidden">{text('collect.which', { name })}</legend>
          {collections.map((one) => (
            <Checkbox
              key={one._id}
              checked={one.holds ?? false}
              onChange={() => void toggle(one)}
              label={<span dir="auto">{one.name}</span>}
            />
          ))}
        </fieldset>
      )}
      <NewCollectionForm
        className={styles.create}
        label={text('collect.newName')}
        send={text('collect.create')}
        typed={typed}
        isBusy={isBusy}
        onType={type}
        onCreate={create}
      />
    </>
  );
}
