import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from './own-part.module.css';
import type { OwnList } from './use-own-recipes.ts';

type PartProps<Item> = {
  list: OwnList<Item>;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  hint: ReactNode;
  /** What is told of a recipe, where they do not stand as cards. */
  row?: (recipe: Item) => RowProps;
  /** The cards. */
  children?: ReactNode;
};

/** One of the lists below those recipes of a person that everybody finds. Nothing is drawn where there is none. */
export function OwnPart<Item extends { _id: string }>({ list, row, ...told }: PartProps<Item>) {
  const text = useText();
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const before = useRef(0);
  const { recipes, loadMore } = list;
  useEffect(() => {
    // The button stands behind what came, or has gone: the first that is new takes its focus.
    if (before.current === 0 || recipes.length <= before.current) return;
    const first = part.current?.querySelectorAll(':scope > ul > li')[before.current];
    first?.querySelector<HTMLElement>('a, button')?.focus();
    before.current = 0;
  }, [recipes]);
  if (recipes.length === 0) return null;
  const more = () => {
    before.current = recipes.length;
    loadMore?.();
  };
  return (
    <section ref={part} className={styles.part} aria-labelledby={id}>
      <h2 id={id} ref={told.titleRef} tabIndex={-1}>
        {told.title}
      </h2>
      <p className={styles.hint}>{told.hint}</p>
      {row ? (
        <ul className={styles.rows}>
          {recipes.map((recipe) => (
            <OwnRow key={recipe._id} {...row(recipe)} />
          ))}
        </ul>
      ) : (
        told.children
      )}
      {loadMore && (
        <Button aria-describedby={id} onClick={more}>
          {text('deleted.more')}
        </Button>
      )}
    </section>
  );
}

type RowProps = {
  recipe: { name: string; slug: string; category: { name: string } };
  /** What is told of it below its name, in words of its own. */
  said?: ReactNode;
  facts: readonly string[];
  /** What can be done with one that has no page and cannot be mended. */
  act?: ReactNode;
};

/** A recipe in such a list, with the way to mend it. */
function OwnRow({ recipe: { name, slug, category }, said, facts, act }: RowProps) {
  const text = useText();
  const words = useRecipeWords();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} {...words}>
          {act ? (
            name
          ) : (
            <Link to={paths.recipe(slug)} className="touch-target">
              {name}
            </Link>
          )}
        </p>
        {said && (
          <p className={styles.facts} dir="auto">
            {said}
          </p>
        )}
        <p className={styles.facts}>{[cuisineName(text, category.name), ...facts].join(' · ')}</p>
      </div>
      {act ?? (
        <ButtonLink
          to={paths.updateRecipe(slug)}
          size="small"
          aria-label={text('waiting.editName', { name })}
        >
          {text('waiting.edit')}
        </ButtonLink>
      )}
    </li>
  );
}
