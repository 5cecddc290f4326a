import type { ErrorCode } from '#contract/errors.ts';
import { Refusal } from '#server/http/refusal.ts';

/** What went wrong with an address, said of a picture in the place of a page. */
const ofPictures: Partial<Record<ErrorCode, ErrorCode>> = {
  link_not_allowed: 'picture_not_allowed',
  link_unreachable: 'picture_unreachable',
  link_refused: 'picture_refused',
  link_too_slow: 'picture_too_slow',
  link_too_large: 'picture_too_large',
  link_not_a_page: 'not_a_picture',
  photo_not_an_image: 'not_a_picture',
};

/** What is refused of an address or an upload is told of the picture that it stands for. */
export async function refusingPictures<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Refusal ? ofPictures[error.code] : undefined;
    throw code ? new Refusal(code, { field: 'url' }) : error;
  }
}
