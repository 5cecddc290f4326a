import { useEffect, useState } from 'react';
import { fold } from '#domain/search/fold.ts';
import { readStored, writeStored } from '#web/data/browser-storage.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from './file-choice.module.css';
import type { RecipeInFile } from './recipes-in-json.ts';

type Props = {
  /** Tells the file from others. */
  file: string;
  recipes: readonly RecipeInFile[];
  isReady: boolean;
  /** One of several was chosen. */
  onTake: (recipe: RecipeInFile, onTaken: () => void) => void;
};

/** So many are searched and not only looked through. */
const manyRecipes = 12;

/** The recipes of a file, those marked that were taken over since this window is open. */
export function RecipeList({ file, recipes, isReady, onTake }: Props) {
  const text = useText();
  const [wanted, setWanted] = useState('');
  const { taken, mark } = useTaken(file);
  const listed = recipes
    .map((recipe, index) => ({ recipe, index }))
    .filter(({ recipe }) => fold(recipe.name).includes(fold(wanted.trim())));
  return (
    <>
      {recipes.length >= manyRecipes && (
        <div className={styles.search}>
          <TextField
            type="search"
            label={text('import.fileSearch')}
            value={wanted}
            autoComplete="off"
            onChange={({ target }) => setWanted(target.value)}
            // Enter would have the site read a link.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p role="status">{listed.length === 0 ? text('import.fileNoMatch') : null}</p>
        </div>
      )}
      <ul className={styles.recipes} hidden={listed.length === 0}>
        {listed.map(({ recipe, index }) => (
          <li key={index}>
            <Button
              variant="bare"
              className={styles.recipe}
              aria-disabled={!isReady || undefined}
              onClick={() => isReady && onTake(recipe, () => mark(index))}
            >
              <span className={styles.name}>{recipe.name}</span>
              {taken.has(index) ? (
                <span className={styles.taken}>{text('import.fileTaken')}</span>
              ) : null}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A page that begins anew, as after a recipe was published, has the file no more: it is chosen again, and goes on. */
function useTaken(file: string) {
  const key = `taken:${file}`;
  const [taken, setTaken] = useState<ReadonlySet<unknown>>(
    () => new Set([readStored(key, 'sessionStorage') ?? []].flat()),
  );
  useEffect(() => {
    if (taken.size > 0) writeStored(key, [...taken], 'sessionStorage');
  }, [key, taken]);
  const mark = (index: number) => setTaken((now) => new Set(now).add(index));
  return { taken, mark };
}
