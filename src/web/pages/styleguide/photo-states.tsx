import { Gallery } from '#web/lists/gallery.tsx';
import type { Tokens } from '#web/ui/read-tokens.ts';
import type { DraftPhoto } from '../../features/recipe-form/draft/draft-photos.ts';
import { MorePhotos } from '../../features/recipe-form/photo/more-photos.tsx';
import { StepPhoto } from '../../features/recipe-form/photo/step-photo.tsx';
import type { MorePhotos as Holder } from '../../features/recipe-form/photo/use-more-photos.ts';
import { RecipePhotos } from '../../features/recipes/recipe-photos.tsx';
import { Phone } from '../../features/styleguide/phone.tsx';
import { Specimen } from '../../features/styleguide/specimen.tsx';
import { words } from '../../features/styleguide/words.ts';
import { samplePhoto, samplePhotos, sampleRecipe } from './sample.ts';

const nothing = () => {};
const later = async () => {};
const { url } = samplePhoto;

/** No picture: a photo that this browser cannot draw. */
const file = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'IMG.heic', { type: 'image/heic' });
const tooLarge = 1_000_001;

const there: DraftPhoto = { key: 'there', id: 'there', url, caption: 'The dough before it rests' };
const bare = (key: string): DraftPhoto => ({ key, caption: '' });

const holder: Holder = {
  photos: {
    first: { id: 'first', url },
    caption: 'Ready to eat',
    more: [there, ...['sending', 'waiting', 'failed', 'large', 'lost'].map(bare)],
  },
  files: new Map([
    ...['sending', 'waiting', 'failed'].map((key) => [key, file(1)] as const),
    ['large', file(tooLarge)],
  ]),
  states: {
    sending: { kind: 'sending', share: 0.4 },
    waiting: { kind: 'waiting' },
    failed: { kind: 'failed', message: words.notSent },
  },
  refusal: '',
  add: later,
  addToStep: later,
  shrink: later,
  remove: nothing,
  move: nothing,
  retry: nothing,
  settle: async () => true,
  addFound: () => 0,
  isReading: () => false,
  addBrought: async () => ({ added: 0, unread: 0 }),
  leaveBrought: nothing,
  submitting: (submit) => submit,
  endReading: nothing,
};
const refused = { ...holder, photos: { ...holder.photos, more: [] }, refusal: words.noPicture };

/** Photos of a form behind the first, and those of steps, on their way and left behind. */
export function FormPhotoStates() {
  const form = { photo: null, currentUrl: url, onChange: nothing, error: undefined };
  const steps: [string, DraftPhoto | undefined][] = [
    [words.empty, undefined],
    [words.filled, there],
    [words.uploading, bare('sending')],
    [words.failed, bare('failed')],
  ];
  return (
    <>
      <Specimen label={words.allPhotos} wide>
        <MorePhotos {...form} more={holder} />
      </Specimen>
      <Specimen label={words.error} wide>
        <MorePhotos {...form} more={refused} />
      </Specimen>
      {steps.map(([label, photo]) => (
        <Specimen key={label} label={`${words.ofStep}, ${label}`} wide>
          <StepPhoto
            more={holder}
            row={{ id: 'row', text: '', ...(photo && { photo }) }}
            label={words.step}
          />
        </Specimen>
      ))}
    </>
  );
}

/** The photos of a recipe on its page, and over the whole screen. */
export function GalleryStates({ tokens }: { tokens: Tokens }) {
  const { name } = sampleRecipe;
  const shown = { photos: samplePhotos, label: name, alt: name, onClose: nothing };
  const states: [string, number][] = [
    [words.first, 0],
    [words.captioned, 1],
    [words.last, 2],
  ];
  return (
    <>
      <Specimen label={words.onPage}>
        <Phone title={words.onPage} tokens={tokens} height={440}>
          <RecipePhotos food={sampleRecipe} className={undefined} />
        </Phone>
      </Specimen>
      {states.map(([label, start]) => (
        <Specimen key={label} label={label}>
          <Phone title={label} tokens={tokens} height={520}>
            <Gallery {...shown} start={start} />
          </Phone>
        </Specimen>
      ))}
    </>
  );
}
