import { type RefObject, useRef, useState } from 'react';
import type { CategoryReply } from '#contract/categories.ts';
import { firstRecipeLanguage, recipeLanguages } from '#contract/recipe-languages.ts';
import type { RecipeReply } from '#contract/recipes.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { type Draft, type DraftChange, isUntouched } from './draft/draft.ts';
import { FoundNotice } from './draft/found-notice.tsx';
import { RecipeConflict } from './draft/recipe-conflict.tsx';
import { type DraftHolder, useRecipeDraft } from './draft/use-recipe-draft.ts';
import { RecipeImport } from './imports/recipe-import.tsx';
import { LineList } from './lines/line-list.tsx';
import { MoreDetails } from './more-details.tsx';
import { createPhotoTurns, type PhotoTurns } from './photo/photo-turns.ts';
import { Photos } from './photo/photos.tsx';
import { StepPhoto } from './photo/step-photo.tsx';
import { type MorePhotos as More, useMorePhotos } from './photo/use-more-photos.ts';
import { RecipeBasics } from './recipe-basics.tsx';
import styles from './recipe-form.module.css';
import { RecipeFormActions } from './recipe-form-actions.tsx';
import { sendByButton } from './send-by-button.ts';
import { SubmittingScreen } from './submitting-screen.tsx';
import { isFocusLost, useFocusBack } from './use-focus-back.ts';
import { useRecipeSubmit } from './use-recipe-submit.ts';
import { VisitorNotice } from './visitor-notice.tsx';

type Control = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;

type Props = {
  kind: 'add' | 'update';
  /** Under which name the draft is kept: 'add' or 'update:<id>'. */
  draftName: string;
  /** Whose draft it is; null until that is known. Another owner's form is another one: it needs a key. */
  owner: string | null;
  /** A fresh form: empty, or the recipe as it is. */
  createStart: () => Draft;
  recipeId?: string;
  categories: readonly CategoryReply[];
  /** Called when the recipe is stored and the draft is gone; the waiting screen stays until it settles. */
  onDone: (food: RecipeReply, message: string) => Promise<void>;
};

/** The form in which a recipe is written or changed. */
export function RecipeForm({ kind, createStart, recipeId, categories, onDone, ...kept }: Props) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const holder = useRecipeDraft(kept.draftName, kept.owner, createStart);
  const [turns] = useState(createPhotoTurns);
  const more = useMorePhotos(holder, turns);
  const finish = async (food: RecipeReply, message: string) => {
    // What is read from now on would be kept anew.
    more.endReading();
    // Not cleared: an emptied edit would show the photo that this very update has replaced.
    await holder.forget();
    await onDone(food, message);
  };
  const sent = { holder, turns, more, form, owner: kept.owner, recipeId };
  const submission = useRecipeSubmit({ ...sent, onDone: finish });
  const { changed, progress } = submission;
  useFocusBack(changed !== null || progress !== null, () =>
    form.current?.querySelector<HTMLElement>('[type=submit]'),
  );
  const renewal = useRenewal({ holder, more, form, submission, createStart });
  const isEmpty = isUntouched(holder.draft) && !holder.photo;
  const draftWays = { kind, holder, isEmpty, onDiscard: renewal.discard };
  return (
    <>
      {kind === 'add' && (
        <Start
          holder={holder}
          more={more}
          onRead={renewal.takeRead}
          hidden={changed !== null}
          inert={progress !== null}
        />
      )}
      <form
        ref={form}
        className={styles.form}
        aria-label={text('form.recipe')}
        method="post"
        noValidate
        // Browsers put typed text back into a reloaded page, even when another cook logged in; drafts are kept here.
        autoComplete="off"
        hidden={changed !== null}
        inert={progress !== null}
        onKeyDown={sendByButton}
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit();
        }}
      >
        <fieldset className={styles.fields} disabled={!holder.ready}>
          <legend className="visually-hidden">{text('form.recipe')}</legend>
          <FoundNotice {...draftWays} />
          <Fields
            holder={holder}
            turns={turns}
            more={more}
            categories={categories}
            errors={submission.errors}
            forgive={submission.forgive}
            isRequired={kind === 'add'}
            imports={renewal.imports}
          />
          <RecipeFormActions {...draftWays} error={submission.formError} />
        </fieldset>
      </form>
      {changed ? (
        <RecipeConflict
          holder={holder}
          current={changed}
          categories={categories}
          onBack={() => submission.setChanged(null)}
          onResolve={(draft, photo) => void submission.send(draft, photo)}
        />
      ) : null}
      {progress === null ? null : <SubmittingScreen kind={kind} progress={progress} />}
    </>
  );
}

type StartProps = {
  holder: DraftHolder;
  more: More;
  onRead: (draft: Draft) => void;
  hidden: boolean;
  inert: boolean;
};

/** What stands before the form of a new recipe. */
function Start({ holder, more, onRead, ...away }: StartProps) {
  const text = useText();
  return (
    <>
      <noscript>
        <p>{text('form.needsScript')}</p>
      </noscript>
      <VisitorNotice kept={holder.kept} />
      <div className={styles.start} {...away}>
        <RecipeImport holder={holder} more={more} onRead={onRead} />
      </div>
    </>
  );
}

type Renewal = Pick<Props, 'createStart'> & {
  holder: DraftHolder;
  more: More;
  form: RefObject<HTMLFormElement | null>;
  submission: { reset: () => void };
};

/** Lets the form begin anew: with what was read from a page, or empty. */
function useRenewal({ holder, more, form, submission, createStart }: Renewal) {
  // Counts what was read from pages: the folded part opens, because it holds the source.
  const [imports, setImports] = useState(0);
  const takeRead = (draft: Draft) => {
    more.leaveBrought();
    holder.replace(draft);
    submission.reset();
    setImports((count) => count + 1);
  };
  const discard = async () => {
    more.endReading();
    submission.reset();
    await holder.clear(createStart());
    if (isFocusLost()) form.current?.querySelector<Control>('select, input, textarea')?.focus();
  };
  return { imports, takeRead, discard };
}

type FieldsProps = {
  holder: DraftHolder;
  turns: PhotoTurns;
  more: More;
  categories: readonly CategoryReply[];
  errors: FieldErrors;
  forgive: (key: string) => void;
  isRequired: boolean;
  imports: number;
};

/** Another once a form has started over, or goes on from another version of its recipe: the lines of before are no more. */
const versionOf = ({ key, base }: Draft): string => `${key} ${base?.updatedAt}`;

function Fields({ holder, turns, more, errors, forgive, ...props }: FieldsProps) {
  const { categories, isRequired, imports } = props;
  const { draft } = holder;
  const change = (changed: DraftChange) => {
    holder.change(changed);
    for (const name of Object.keys(changed)) forgive(name);
  };
  return (
    <>
      <RecipeBasics draft={draft} onChange={change} errors={errors} categories={categories} />
      {(['ingredientList', 'stepList'] as const).map((name) => (
        <LineList
          key={`${name} ${versionOf(draft)}`}
          name={name}
          rows={draft[name]}
          language={recipeLanguages.find((one) => one === draft.language) ?? firstRecipeLanguage}
          onChange={(rows) => change({ [name]: rows })}
          errors={errors}
          forgive={forgive}
          below={
            name === 'stepList'
              ? (row, label) => <StepPhoto more={more} row={row} label={label} />
              : undefined
          }
        />
      ))}
      <Photos
        holder={holder}
        turns={turns}
        more={more}
        onChange={(photos) => change({ photos })}
        errors={errors}
        forgive={forgive}
        isRequired={isRequired}
      />
      <MoreDetails
        key={imports}
        startsOpen={imports > 0}
        draft={draft}
        onChange={change}
        errors={errors}
      />
    </>
  );
}
