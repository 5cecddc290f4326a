import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react';
import { useSearchParams } from 'react-router';
import { importMaxBytes } from '#contract/imports.ts';
import chooseStyles from '#web/forms/choose-file.module.css';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { useAuth } from '#web/session/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type Draft, isAsItWas, isUntouched } from '../draft/draft.ts';
import { boundToRows, type FoundPhoto } from '../draft/draft-found.ts';
import { draftOfImport } from '../draft/draft-of-import.ts';
import type { DraftHolder } from '../draft/use-recipe-draft.ts';
import type { MorePhotos } from '../photo/use-more-photos.ts';
import { PhotoOffer } from './photo-offer.tsx';
import styles from './recipe-import.module.css';
import { sharedLink } from './shared-link.ts';
import { type ImportFound, type ImportSource, useRecipeImport } from './use-recipe-import.ts';

type Props = { holder: DraftHolder; more: MorePhotos; onRead: (draft: Draft) => void };

const nothing: ImportSource = { url: '', text: '' };

/** Starts the form from a page of the web, or from its pasted text; for those who may publish. */
export function RecipeImport({ holder, more, onRead }: Props) {
  const text = useText();
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const shared = sharedLink(query);
  const [isOpen, setOpen] = useState(shared !== '');
  const [source, setSource] = useState({ ...nothing, url: shared });
  /** What waits for a yes, because it replaces what was typed. */
  const [question, setQuestion] = useState<{ onOk: () => void } | null>(null);
  /** The photos of the page that the form holds. */
  const [offer, setOffer] = useState<{ of: string; photos: FoundPhoto[] } | null>(null);
  const { busy, error, warnings, read, accept } = useRecipeImport();
  if (!user) return null;
  const isEmpty = isUntouched(holder.draft);
  const fill = (found: ImportFound) => {
    const draft = draftOfImport(found.recipe);
    onRead(draft);
    setOffer({ of: draft.key, photos: boundToRows(found.photos ?? [], draft.stepList) });
    accept(found);
    setSource(nothing);
    setOpen(false);
    // A link that another app shared has been read: a reload begins without it.
    if (shared) setQuery({}, { replace: true, preventScrollReset: true });
  };
  const start = async () => {
    const before = holder.latest().draft;
    const found = await read(source);
    if (!found) return;
    // Reading a page takes seconds in which a person goes on.
    if (isAsItWas(before, holder.latest().draft)) fill(found);
    else setQuestion({ onOk: () => fill(found) });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) void start();
    else setQuestion({ onOk: () => void start() });
  };
  return (
    <div className={styles.panel}>
      <Disclosure summary={text('import.title')} open={isOpen} onToggle={setOpen}>
        <form
          className={styles.form}
          aria-label={text('import.title')}
          method="post"
          noValidate
          onSubmit={onSubmit}
        >
          <Source source={source} onChange={setSource} error={error} />
          <Button type="submit" disabled={!holder.ready} aria-disabled={busy || undefined}>
            {busy ? <Spinner /> : null}
            {text(busy ? 'import.reading' : 'import.read')}
          </Button>
        </form>
      </Disclosure>
      <div role="status">
        {warnings.length > 0 && !isEmpty ? <Warnings warnings={warnings} /> : null}
      </div>
      {offer?.of === holder.draft.key && (
        <PhotoOffer key={offer.of} photos={offer.photos} onTake={more.addFound} />
      )}
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(isAsking) => isAsking || setQuestion(null)}
        title={text('import.replaceTitle')}
        okLabel={text('import.replace')}
        cancelLabel={text('form.discardCancel')}
        onOk={() => {
          setQuestion(null);
          question?.onOk();
        }}
      >
        {text('import.replaceText')}
      </ConfirmDialog>
    </div>
  );
}

type SourceProps = {
  source: ImportSource;
  onChange: Dispatch<SetStateAction<ImportSource>>;
  error: string;
};

/** The link, and beneath it what to do where the link is refused. */
function Source({ source, onChange, error }: SourceProps) {
  const text = useText();
  const [isPasting, setPasting] = useState(false);
  const isOpen = isPasting || error !== '';
  return (
    <>
      <TextField
        label={text('import.link')}
        hint={text('import.hint')}
        error={error || undefined}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        value={source.url}
        onChange={(event) => onChange({ ...source, url: event.target.value })}
      />
      <Disclosure summary={text('import.pasteInstead')} open={isOpen} onToggle={setPasting}>
        <TextArea
          label={text('import.pasted')}
          hint={text('import.pastedHint')}
          name="text"
          rows={6}
          className={styles.pasted}
          value={source.text}
          onChange={(event) => onChange({ ...source, text: event.target.value })}
        />
        {/* Where it is folded the form has one field for files, that of its photo, which programs look for. */}
        {isOpen && <FileChoice onRead={(read) => onChange((now) => ({ ...now, text: read }))} />}
      </Disclosure>
    </>
  );
}

/** Takes what a file says as if it were pasted; of one that is too large more than is taken, for the site to say so. */
function FileChoice({ onRead }: { onRead: (read: string) => void }) {
  const text = useText();
  const take = (file: File) =>
    file
      .slice(0, importMaxBytes + 1)
      .text()
      .then(onRead, () => void showError(text('import.fileFailed')));
  return (
    <label className={chooseStyles.choose}>
      {text('import.file')}
      <input
        type="file"
        accept=".json,.md,.markdown,.txt,.cook,.html,.htm"
        className={chooseStyles.input}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen again after it was changed.
          target.value = '';
          if (chosen) void take(chosen);
        }}
      />
    </label>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  const text = useText();
  return (
    <div className={styles.warnings}>
      <p className={styles.check}>{text('import.check')}</p>
      <ul className={styles.list}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
