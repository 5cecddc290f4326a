import type { ErrorCode } from '#contract/errors.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { FetchPicture } from './guarded-fetch.ts';

/** Pictures that are on their way at the most; each holds up to 10 MB. */
const mostAtOnce = 16;

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

/** Fetches pictures for everybody, so many at once, and refuses in words about pictures. */
export function createPictureFetch(fetchPicture: FetchPicture): FetchPicture {
  let underWay = 0;
  return async (url) => {
    if (underWay >= mostAtOnce) throw new Refusal('unavailable', { retryAfterSeconds: 10 });
    underWay += 1;
    try {
      return await refusingPictures(fetchPicture(url));
    } finally {
      underWay -= 1;
    }
  };
}

/** What is refused of an address or an upload is told of the picture that it stands for. */
export async function refusingPictures<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Refusal ? ofPictures[error.code] : undefined;
    throw code ? new Refusal(code, { field: 'url' }) : error;
  }
}
