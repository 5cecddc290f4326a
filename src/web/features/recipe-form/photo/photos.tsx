import type { FieldErrors } from '#web/forms/field-errors.ts';
import { PhotoState } from '#web/forms/photo-state.tsx';
import { useText } from '#web/page/text.ts';
import { useShownPhoto } from '#web/session/private-photos.ts';
import { useWaitingPicture } from '#web/session/use-waiting-picture.ts';
import type { DraftPhotos } from '../draft/draft-photos.ts';
import type { DraftHolder } from '../draft/use-recipe-draft.ts';
import { MorePhotos } from './more-photos.tsx';
import { PhotoField } from './photo-field.tsx';
import type { PhotoTurns } from './photo-turns.ts';
import type { MorePhotos as More } from './use-more-photos.ts';

type Props = {
  holder: DraftHolder;
  turns: PhotoTurns;
  more: More;
  onChange: (photos: DraftPhotos) => void;
  errors: FieldErrors;
  forgive: (key: string) => void;
  isRequired: boolean;
};

/** The main photo of a recipe, and all of them in their order. */
export function Photos({ holder, turns, more, onChange, errors, forgive, isRequired }: Props) {
  const text = useText();
  const { draft, photo } = holder;
  const { first } = draft.photos;
  const waitingUrl = useWaitingPicture(first?.waitingUrl);
  const currentUrl = useShownPhoto(first?.url ?? waitingUrl ?? draft.base?.photoUrl);
  const fetched = !photo && first?.key && first.source ? { ...first, key: first.key } : null;
  return (
    <>
      <PhotoField
        // A fresh form has no word on a file of the one before.
        key={draft.key}
        photo={photo}
        turns={turns}
        currentUrl={currentUrl}
        onChange={(chosen) => {
          if (fetched) more.remove({ ...fetched, caption: '' });
          holder.setPhoto(chosen);
          forgive('photo');
        }}
        fetched={
          fetched && (
            <PhotoState
              more={more}
              photo={{ ...fetched, caption: '' }}
              row={text('form.photoNth', { n: 1 })}
            />
          )
        }
        error={errors.photo}
        isRequired={isRequired}
      />
      {(photo || currentUrl || fetched || draft.photos.more.length > 0) && (
        <MorePhotos
          more={more}
          photo={photo}
          currentUrl={currentUrl}
          onChange={onChange}
          error={errors.photos}
        />
      )}
    </>
  );
}
