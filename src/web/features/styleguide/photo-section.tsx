import { type ComponentType, useEffect, useState } from 'react';
import { Specimen } from './specimen.tsx';
import { words } from './words.ts';

/** The photo field of the recipe form; routes.tsx hands it over, because features do not know each other. */
export type PhotoFieldType = ComponentType<{
  photo: File | null;
  onChange: (photo: File | null) => void;
  error: string | undefined;
  isRequired: boolean;
}>;

export const photoSection = { id: 'photo', title: 'Photo field' };
const picture = '/icon-512.png';
const oneMegabyte = 1_000_000;

/** The photo field: empty, at fault, and with a photo that is too large. */
export function PhotoSection({ field: PhotoField }: { field: PhotoFieldType }) {
  const [photo, setPhoto] = useState<File | null>(null);
  const [oversized, setOversized] = useState<File | null>(null);
  useEffect(() => {
    let isShown = true;
    void makeOversized().then((made) => isShown && setOversized(made));
    return () => {
      isShown = false;
    };
  }, []);
  const props = { error: undefined, isRequired: false };
  return (
    <>
      <Specimen label={words.empty} wide>
        <PhotoField {...props} photo={photo} onChange={setPhoto} />
      </Specimen>
      <Specimen label={words.error} wide>
        <PhotoField {...props} photo={null} onChange={setPhoto} error={words.fault} />
      </Specimen>
      <Specimen label={words.oversized} wide>
        <PhotoField {...props} photo={oversized} onChange={setOversized} />
      </Specimen>
    </>
  );
}

/** A picture of the site, made as heavy as a phone's by zeros at its end, which decoders do not read. */
async function makeOversized(): Promise<File> {
  const bytes = await (await fetch(picture)).blob();
  return new File([bytes, new Uint8Array(oneMegabyte)], 'IMG_2041.png', { type: 'image/png' });
}
