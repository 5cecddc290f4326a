import { useId, useRef, useState } from 'react';
import chooseStyles from '#web/forms/choose-file.module.css';
import { useText } from '#web/page/text.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './file-choice.module.css';
import type { OpenedFile } from './open-recipe-file.ts';
import { RecipeList } from './recipe-list.tsx';
import type { RecipeInFile } from './recipes-in-json.ts';
import type { FileFault } from './unpack.ts';

type Props = {
  /** Where it is folded the form has one field for files, that of its photo, which programs look for. */
  isShown: boolean;
  isReady: boolean;
  /** Why the one of several that was chosen last could not be read. */
  error: string | undefined;
  /** A file of one recipe is read as if it were pasted. */
  onRead: (recipe: RecipeInFile) => void;
  /** One of several was chosen. */
  onTake: (recipe: RecipeInFile, onTaken: () => void) => void;
};

const faults = {
  broken: 'import.fileBroken',
  large: 'import.fileLarge',
  locked: 'import.fileLocked',
  many: 'import.fileMany',
  none: 'import.fileNone',
} as const satisfies Record<FileFault, string>;

/** Takes a recipe from a file; where it holds several, they stay listed until another file is chosen. */
export function FileChoice({ isShown, error, onRead, ...list }: Props) {
  const text = useText();
  const id = useId();
  const { state, open } = useOpenedFile(onRead);
  if (!isShown) return null;
  const { fault, opened, isOpening } = state;
  return (
    <div className={styles.file}>
      <label className={chooseStyles.choose}>
        {isOpening ? <Spinner /> : null}
        {text(isOpening ? 'import.fileOpening' : 'import.file')}
        <input
          type="file"
          accept={accepted}
          className={chooseStyles.input}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}hint ${id}fault` : `${id}hint`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file can be chosen again after it was changed.
            target.value = '';
            if (chosen) void open(chosen);
          }}
        />
      </label>
      <p id={`${id}hint`} className={styles.hint}>
        {text('import.fileHint')}
      </p>
      <div role="status">
        <FieldError id={`${id}fault`} error={fault && text(faults[fault])} />
        {opened ? <Sum opened={opened} /> : null}
      </div>
      {opened && opened.recipes.length > 1 ? (
        <>
          <RecipeList key={opened.of} file={opened.of} recipes={opened.recipes} {...list} />
          <div role="status">
            <FieldError id={`${id}error`} error={error} />
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Phones choose among kinds, not among ends of names: there what no kind is named for is an octet stream. */
const accepted =
  '.json,.jsonld,.md,.markdown,.txt,.cook,.html,.htm,.zip,.gz,.paprikarecipe,.paprikarecipes,application/zip,application/gzip,application/octet-stream';

type State = { fault?: FileFault; opened?: Opened; isOpening?: boolean };
/** What was opened, and of which file. */
type Opened = OpenedFile & { of: string };

function useOpenedFile(onRead: Props['onRead']) {
  const [state, setState] = useState<State>({});
  const latest = useRef<File>(null);
  const open = async (file: File) => {
    latest.current = file;
    setState({ isOpening: true });
    const next = await opening(file);
    // Another may have been chosen meanwhile.
    if (latest.current !== file) return;
    const { recipes: [first, second] = [], unread } = next.opened ?? {};
    const isAlone = first !== undefined && second === undefined;
    if (isAlone) onRead(first);
    setState(isAlone && unread === 0 ? {} : next);
  };
  return { state, open };
}

/** What opens files comes with the first one that is chosen. */
async function opening(file: File): Promise<State> {
  try {
    const { openRecipeFile } = await import('./open-recipe-file.ts');
    const of = `${file.name} ${file.size}`;
    return { opened: { ...(await openRecipeFile(file)), of } };
  } catch (error) {
    const isKnown = error instanceof Error && 'fault' in error;
    return { fault: isKnown ? (error.fault as FileFault) : 'broken' };
  }
}

function Sum({ opened: { recipes, unread } }: { opened: OpenedFile }) {
  const text = useText();
  return (
    <div className={styles.sum}>
      <p className={styles.holds}>{text('import.fileHolds', { n: recipes.length })}</p>
      {unread > 0 ? <p>{text('import.fileUnread', { n: unread })}</p> : null}
    </div>
  );
}
