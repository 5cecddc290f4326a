import { findPictures } from './photo-file.ts';

/** Kept for as long as its dialog is open: a browser lets go of an input that nobody holds. */
let asking: HTMLInputElement | null = null;

/** Asks for pictures in the browser's own dialog. The answer is empty where none of the chosen files is one. */
export function pickPictures(isSeveral: boolean, onPicked: (pictures: File[]) => void): void {
  asking = document.createElement('input');
  const { type, accept, multiple } = { type: 'file', accept: 'image/*', multiple: isSeveral };
  Object.assign(asking, { type, accept, multiple });
  asking.onchange = () => {
    const pictures = findPictures(asking?.files);
    asking = null;
    onPicked(pictures);
  };
  asking.click();
}
