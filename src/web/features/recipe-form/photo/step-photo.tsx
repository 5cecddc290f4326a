import { PhotoState, useFocusAmongPhotos } from '#web/forms/photo-state.tsx';
import { pickPictures } from '#web/forms/pick-pictures.ts';
import { useText } from '#web/page/text.ts';
import { Thumbnail } from '#web/session/thumbnail.tsx';
import { PhotoIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Row } from '../draft/draft-rows.ts';
import styles from './step-photo.module.css';
import type { MorePhotos } from './use-more-photos.ts';

type Props = {
  more: MorePhotos;
  row: Row;
  /** What the step is called: 'Step 2'. */
  label: string;
};

/** The photo of a step, or the way to add one. */
export function StepPhoto(props: Props) {
  return (
    <div {...useFocusAmongPhotos()}>
      <ShownPhoto {...props} />
    </div>
  );
}

function ShownPhoto({ more, row, label }: Props) {
  const text = useText();
  const { photo } = row;
  if (!photo) {
    return (
      <Button
        variant="bare"
        size="small"
        aria-label={text('form.addStepPhoto', { row: label })}
        onClick={() => pickPictures(false, (pictures) => void more.addToStep(row.id, pictures))}
      >
        <PhotoIcon size={18} />
        {text('form.addPhoto')}
      </Button>
    );
  }
  const name = text('form.stepPhoto', { row: label });
  return (
    <div className={styles.photo}>
      <Thumbnail
        file={more.files.get(photo.key) ?? null}
        url={photo.url}
        waitingUrl={photo.waitingUrl}
      />
      <div className={styles.state}>
        <PhotoState more={more} photo={photo} row={name} />
      </div>
      <Button
        variant="bare"
        size="small"
        aria-label={text('form.removeRow', { row: name })}
        onClick={() => more.remove(photo)}
      >
        {text('form.remove')}
      </Button>
    </div>
  );
}
