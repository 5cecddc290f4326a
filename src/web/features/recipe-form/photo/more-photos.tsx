import { useState } from 'react';
import { captionMaxLength, mostPhotos } from '#contract/photos.ts';
import { PhotoState, useFocusAmongPhotos } from '#web/forms/photo-state.tsx';
import { pickPictures } from '#web/forms/pick-pictures.ts';
import { useText } from '#web/page/text.ts';
import { Thumbnail } from '#web/session/thumbnail.tsx';
import { ArrowDownIcon, PlusIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { ArrowUpIcon } from '#web/ui/icons.tsx';
import type { DraftPhoto } from '../draft/draft-photos.ts';
import styles from './more-photos.module.css';
import type { MorePhotos as Holder } from './use-more-photos.ts';

type Props = {
  more: Holder;
  /** The file of the first photo, where one was chosen. */
  photo: File | null;
  /** The first photo on the site, while no file takes its place. */
  currentUrl: string | undefined;
  onChange: (photos: Holder['photos']) => void;
  error: string | undefined;
};

/** The photos of a recipe in their order, each with what is said about it; more are added one by one. */
export function MorePhotos({ more, photo, currentUrl, onChange, error }: Props) {
  const text = useText();
  const [moved, setMoved] = useState<{ from: number; to: number } | null>(null);
  const { photos } = more;
  const rows: DraftPhoto[] = [{ key: 'first', caption: photos.caption }, ...photos.more];
  const isFull = rows.length >= mostPhotos;
  const move = (from: number, step: 1 | -1) => {
    if (from + step < 0 || from + step >= rows.length) return;
    more.move(from, step);
    setMoved({ from, to: from + step });
  };
  const write = (key: string, caption: string) => {
    const changed = photos.more.map((one) => (one.key === key ? { ...one, caption } : one));
    onChange(key === 'first' ? { ...photos, caption } : { ...photos, more: changed });
  };
  return (
    <fieldset className={styles.field} {...useFocusAmongPhotos()}>
      <legend className="visually-hidden">{text('field.photoIds')}</legend>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <PhotoRow
            key={row.key}
            row={row}
            n={index + 1}
            total={rows.length}
            more={more}
            file={index === 0 ? photo : (more.files.get(row.key) ?? null)}
            seen={index === 0 ? { url: currentUrl } : row}
            onMove={(step) => move(index, step)}
            onWrite={(caption) => write(row.key, caption)}
          />
        ))}
      </ol>
      {!isFull && (
        <Button
          size="small"
          className={styles.add}
          aria-invalid={error ? true : undefined}
          onClick={() => pickPictures(true, (pictures) => void more.add(pictures))}
        >
          <PlusIcon size={18} />
          {text('form.addPhotos')}
        </Button>
      )}
      <div role="status" tabIndex={-1} data-fault={(isFull && Boolean(error)) || undefined}>
        <FieldError id="more-photos-error" error={error ?? (more.refusal || undefined)} />
        {moved && (
          <p className="visually-hidden">
            {text('form.moved', {
              row: text('form.photoNth', { n: moved.from + 1 }),
              n: moved.to + 1,
              total: rows.length,
            })}
          </p>
        )}
      </div>
    </fieldset>
  );
}

type RowProps = {
  row: DraftPhoto;
  /** Its number, from 1; the first stands in the field above. */
  n: number;
  total: number;
  more: Holder;
  file: File | null;
  /** Where it is seen, without a file. */
  seen: { url?: string | undefined; waitingUrl?: string | undefined };
  onMove: (step: 1 | -1) => void;
  onWrite: (caption: string) => void;
};

function PhotoRow({ row, n, total, more, file, seen, onMove, onWrite }: RowProps) {
  const text = useText();
  return (
    <li className={styles.row}>
      <Thumbnail file={file} url={seen.url} waitingUrl={seen.waitingUrl} />
      <div className={styles.words}>
        <TextField
          label={text('form.caption', { n })}
          note={text('form.optional')}
          name={`caption-${n}`}
          autoComplete="off"
          maxLength={captionMaxLength}
          value={row.caption}
          onChange={(event) => onWrite(event.target.value)}
        />
        {n > 1 && <PhotoState more={more} photo={row} row={text('form.photoNth', { n })} />}
      </div>
      {total > 1 && <Moves n={n} isFirst={n === 1} isLast={n === total} onMove={onMove} />}
      {n > 1 && (
        <Button
          variant="bare"
          size="small"
          className={styles.remove}
          aria-label={text('form.removeRow', { row: text('form.photoNth', { n }) })}
          onClick={() => more.remove(row)}
        >
          {text('form.remove')}
        </Button>
      )}
    </li>
  );
}

type MovesProps = {
  n: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
};

function Moves({ n, isFirst, isLast, onMove }: MovesProps) {
  const text = useText();
  const row = text('form.photoNth', { n });
  return (
    <div className={styles.moves}>
      <button
        type="button"
        className={styles.move}
        aria-label={text('form.moveUp', { row })}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove(-1)}
      >
        <ArrowUpIcon size={18} />
      </button>
      <button
        type="button"
        className={styles.move}
        aria-label={text('form.moveDown', { row })}
        aria-disabled={isLast || undefined}
        onClick={() => onMove(1)}
      >
        <ArrowDownIcon size={18} />
      </button>
    </div>
  );
}
