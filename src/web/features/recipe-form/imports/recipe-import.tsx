import {
  type ComponentProps,
  type Dispatch,
  type FormEvent,
  type SetStateAction,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#web/page/text.ts';
import { useAuth } from '#web/session/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type Draft, isAsItWas, isUntouched } from '../draft/draft.ts';
import { boundToRows } from '../draft/draft-found.ts';
import { draftOfImport } from '../draft/draft-of-import.ts';
import type { DraftHolder } from '../draft/use-recipe-draft.ts';
import type { MorePhotos } from '../photo/use-more-photos.ts';
import { isFocusLost } from '../use-focus-back.ts';
import { FileChoice } from './file-choice.tsx';
import { PhotoOffer } from './photo-offer.tsx';
import styles from './recipe-import.module.css';
import type { RecipeInFile } from './recipes-in-json.ts';
import { sharedLink } from './shared-link.ts';
import {
  type ImportFault,
  type ImportFound,
  type ImportSource,
  useRecipeImport,
} from './use-recipe-import.ts';

type Props = { holder: DraftHolder; more: MorePhotos; onRead: (draft: Draft) => void };

type Question = { onOk: () => void };

/** A recipe to read, with the pictures of the file that it came from. */
type Source = ImportSource & { pictures?: RecipeInFile['pictures'] | undefined };

/** The photos of the recipe that the form holds, and how they come into it. */
type Offer = { of: string } & ComponentProps<typeof PhotoOffer>;

const nothing: Source = { url: '', text: '' };

/** Starts the form from a page of the web, or from its pasted text; for those who may publish. */
export function RecipeImport({ holder, more, onRead }: Props) {
  const text = useText();
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const shared = sharedLink(query);
  const [isOpen, setOpen] = useState(shared !== '');
  const [source, setSource] = useState<Source>({ ...nothing, url: shared });
  /** What waits for a yes, because it replaces what was typed. */
  const [question, setQuestion] = useState<Question | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const { busy, fault, warnings, read, accept } = useRecipeImport();
  const panel = useRef<HTMLDivElement>(null);
  if (!user) return null;
  const isEmpty = isUntouched(holder.draft);
  /** One of a list tells the list that it was taken, and the next can be; else there is nothing more to do here. */
  const fill = (found: ImportFound, pictures: Source['pictures'], onTaken?: () => void) => {
    const draft = draftOfImport(found.recipe);
    onRead(draft);
    setOffer({ of: draft.key, ...photosOf(found, pictures, { draft, more }) });
    accept(found, pictures !== undefined);
    if (onTaken) return onTaken();
    setSource(nothing);
    setOpen(false);
    // A link that another app shared has been read: a reload begins without it.
    if (shared) setQuery({}, { replace: true, preventScrollReset: true });
  };
  const start = async (from: Source, onTaken?: () => void) => {
    const before = holder.latest().draft;
    const found = await read(from, onTaken !== undefined);
    if (!found) return;
    const fillNow = () => fill(found, from.pictures, onTaken);
    // Reading a page takes seconds in which a person goes on.
    if (isAsItWas(before, holder.latest().draft)) fillNow();
    else setQuestion({ onOk: fillNow });
  };
  const ask = (from: Source, onTaken?: () => void) => {
    if (isEmpty) void start(from, onTaken);
    else setQuestion({ onOk: () => void start(from, onTaken) });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(source);
  };
  return (
    <div className={styles.panel} ref={panel}>
      <Disclosure
        summary={text('import.title')}
        open={isOpen}
        onToggle={(isNowOpen) => {
          setOpen(isNowOpen);
          if (!isNowOpen) keepFocus(panel.current);
        }}
      >
        <form
          className={styles.form}
          aria-label={text('import.title')}
          method="post"
          noValidate
          onSubmit={onSubmit}
        >
          <SourceFields
            source={source}
            onChange={setSource}
            fault={fault}
            isShown={isOpen}
            isReady={holder.ready && !busy}
            onTake={({ text: told, pictures }, onTaken) =>
              ask({ url: '', text: told, pictures }, onTaken)
            }
          />
          <Button type="submit" disabled={!holder.ready} aria-disabled={busy || undefined}>
            {busy ? <Spinner /> : null}
            {text(busy ? 'import.reading' : 'import.read')}
          </Button>
        </form>
      </Disclosure>
      <div role="status">
        {warnings.length > 0 && !isEmpty ? <Warnings warnings={warnings} /> : null}
      </div>
      {offer?.of === holder.draft.key && <PhotoOffer {...offer} key={offer.of} />}
      <Replace question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

/** Who pressed what is folded away now goes on from what it is folded under. */
function keepFocus(panel: HTMLElement | null): void {
  const isFolded = panel?.querySelector('details')?.contains(document.activeElement);
  if (isFolded || isFocusLost()) panel?.querySelector('summary')?.focus();
}

/** Those of the file are there for certain, and the same as on the page that its recipe names. */
function photosOf(
  found: ImportFound,
  pictures: Source['pictures'],
  { draft, more }: { draft: Draft; more: MorePhotos },
): ComponentProps<typeof PhotoOffer> {
  if (pictures) {
    const photos = boundToRows(pictures, draft.stepList);
    return { n: photos.length, isInFile: true, onTake: () => more.addBrought(photos) };
  }
  const photos = boundToRows(found.photos ?? [], draft.stepList);
  const onTake = async () => ({ added: more.addFound(photos), unread: 0 });
  return { n: photos.length, isInFile: false, onTake };
}

function Replace({ question, onClose }: { question: Question | null; onClose: () => void }) {
  const text = useText();
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(isAsking) => isAsking || onClose()}
      title={text('import.replaceTitle')}
      okLabel={text('import.replace')}
      cancelLabel={text('form.discardCancel')}
      onOk={() => {
        onClose();
        question?.onOk();
      }}
    >
      {text('import.replaceText')}
    </ConfirmDialog>
  );
}

type SourceProps = {
  source: Source;
  onChange: Dispatch<SetStateAction<Source>>;
  fault: ImportFault | null;
} & Omit<ComponentProps<typeof FileChoice>, 'onRead' | 'error'>;

/** The link, and beneath it what to do where the link is refused. */
function SourceFields({ source, onChange, fault, isShown, ...file }: SourceProps) {
  const text = useText();
  const [isPasting, setPasting] = useState(false);
  const isOpen = isPasting || fault !== null;
  const faultAt = (place: ImportFault['at']) => (fault?.at === place ? fault.message : undefined);
  return (
    <>
      <TextField
        label={text('import.link')}
        hint={text('import.hint')}
        error={faultAt('link')}
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
          error={faultAt('text')}
          value={source.text}
          // What is typed here need not be what the file held.
          onChange={(event) => onChange({ url: source.url, text: event.target.value })}
        />
        <FileChoice
          isShown={isShown && isOpen}
          error={faultAt('list')}
          onRead={({ text: read, pictures }) =>
            onChange(({ url }) => ({ url, text: read, pictures }))
          }
          {...file}
        />
      </Disclosure>
    </>
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
