const side = 1024;
const shownSide = 144;

/** A picture cut to a square for sending, and small enough to be kept with a draft. */
type SquarePicture = { file: File; preview: string };

/** Cuts the middle square out of a picture; one that this browser cannot read is sent as it is and shown once it is saved. */
export async function toSquare(picture: File): Promise<SquarePicture> {
  try {
    const bitmap = await createImageBitmap(picture);
    const whole = draw(bitmap, Math.min(side, bitmap.width, bitmap.height));
    const small = draw(bitmap, shownSide);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      whole.toBlob(resolve, 'image/jpeg', 0.86),
    );
    const file = blob ? new File([blob], 'picture.jpg', { type: blob.type }) : picture;
    return { file, preview: small.toDataURL('image/jpeg', 0.8) };
  } catch (error) {
    console.warn('This browser cannot read the picture', error);
    return { file: picture, preview: '' };
  }
}

function draw(bitmap: ImageBitmap, to: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = to;
  canvas.height = to;
  const from = Math.min(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // What can be seen through is paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, to, to);
  const [x, y] = [(bitmap.width - from) / 2, (bitmap.height - from) / 2];
  context.drawImage(bitmap, x, y, from, from, 0, 0, to, to);
  return canvas;
}
