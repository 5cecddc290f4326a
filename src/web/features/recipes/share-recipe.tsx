import { useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '#contract/languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { addresses, recipeForms } from '#domain/sharing/addresses.ts';
import { chosenAmountsOf } from '#web/page/chosen-amounts.ts';
import { copyText } from '#web/page/copy-text.ts';
import { useSite, useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { LinkIcon, ShareIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { hasShareSheet, openShareSheet } from './open-share-sheet.ts';
import styles from './share-recipe.module.css';

type Shared = Pick<RecipeDetailReply, 'slug' | 'name'>;

/**
 * The ways in which a recipe leaves the site: its link, and the files that other programs take up.
 * The browser opens, places and closes the panel, so the files can be had without a script.
 */
export function ShareRecipe({ food }: { food: Shared }) {
  const text = useText();
  const id = useId();
  return (
    <>
      <Button popoverTarget={id} className={styles.opener}>
        <ShareIcon size={20} />
        {text('sharing.share')}
      </Button>
      <section id={id} popover="auto" className={styles.panel} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className={styles.title}>
          {text('sharing.title')}
        </h2>
        <ShareLink food={food} />
        <h3 className={styles.forms}>{text('formats.title')}</h3>
        <ul>
          {recipeForms.map((form) => (
            <li key={form}>
              {/* A file, not a page: the browser fetches it. */}
              <a className={styles.form} href={addresses.form(food, form)}>
                {text(`formats.${form}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Hands the link, in the amounts chosen, to the system's share sheet, or to the clipboard where there is none. */
function ShareLink({ food }: { food: Shared }) {
  const text = useText();
  const { publicUrl, language } = useSite();
  const { search } = useLocation();
  const isAlive = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const path = paths.recipe(food.slug) + chosenAmountsOf(search);
  const link = { title: food.name, url: publicUrl + addressIn(language, path) };
  const share = async () => {
    const isShared = await openShareSheet(link);
    if (!isShared) {
      if (await copyText(link.url)) showSuccess(text('sharing.copied'));
      else showError(text('sharing.copyFailed', { url: link.url }));
    }
    button.current?.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  if (!isAlive) return null;
  const isSheet = hasShareSheet();
  return (
    <Button ref={button} variant="primary" className={styles.link} onClick={() => void share()}>
      {isSheet ? <ShareIcon size={20} /> : <LinkIcon size={20} />}
      {text(isSheet ? 'sharing.send' : 'sharing.copy')}
    </Button>
  );
}
