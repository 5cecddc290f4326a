import { photoMaxBytes } from '#contract/recipes.ts';

/** Whether a photo is over the size the site takes. */
export function isTooLarge(photo: File): boolean {
  return photo.size > photoMaxBytes;
}

/** The first picture among dropped, pasted or chosen files. */
export function findPicture(files: FileList | undefined | null): File | null {
  return findPictures(files)[0] ?? null;
}

/** Every picture among chosen files. */
export function findPictures(files: FileList | undefined | null): File[] {
  return [...(files ?? [])].filter((file) => file.type.startsWith('image/') || isHeic(file));
}

/**
 * The picture of a paste, or null when it comes along with text: spreadsheets put a picture of
 * the cells beside their words. File managers put the file's name there, which is no text.
 */
export function pastedPicture(pasted: DataTransfer | null): File | null {
  const picture = findPicture(pasted?.files);
  const words = pasted?.getData('text/plain') ?? '';
  return picture && (words === '' || words.includes(picture.name)) ? picture : null;
}

/** What every browser reads: where this one cannot, the file is no picture, or half of one. */
const readEverywhere = /^image\/(jpeg|png|gif|webp)$/;

/**
 * The photo in a form that every server reads: HEIC becomes JPEG where this browser can read it.
 * Null for a file that only calls itself a picture.
 */
export async function readable(photo: File): Promise<File | null> {
  try {
    if (isHeic(photo)) return await shrinkPhoto(photo);
    if (readEverywhere.test(photo.type)) (await createImageBitmap(photo)).close();
    return photo;
  } catch (error) {
    console.warn('This browser cannot read the photo', error);
    return isHeic(photo) ? photo : null;
  }
}

/** Some browsers give HEIC files no type at all. */
function isHeic(file: File): boolean {
  return /^image\/hei[cf]$/.test(file.type) || /\.hei[cf]$/i.test(file.name);
}

/** Sides and qualities to try, best first, until the file is small enough. */
const attempts = [
  { side: 2400, quality: 0.86 },
  { side: 2000, quality: 0.82 },
  { side: 1600, quality: 0.8 },
  { side: 1600, quality: 0.66 },
  { side: 1200, quality: 0.6 },
  { side: 800, quality: 0.5 },
];

/** The photo as an upright JPEG under the size the site takes; rejects when it cannot be read here. */
export async function shrinkPhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    for (const { side, quality } of attempts) {
      const blob = await drawJpeg(picture, side, quality);
      if (blob.size <= photoMaxBytes) {
        const name = `${photo.name.replace(/\.\w+$/, '') || 'photo'}.jpg`;
        return new File([blob], name, { type: 'image/jpeg' });
      }
    }
  } finally {
    picture.close();
  }
  throw new Error('The photo stays too large');
}

function drawJpeg(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas here');
  // JPEG knows no transparency; what was clear becomes white and not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No JPEG here'))),
      'image/jpeg',
      quality,
    );
  });
}
