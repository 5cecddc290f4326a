import type { ErrorCode } from '#contract/errors.ts';
import type { FetchPicture } from '#server/fetch-page.ts';
import { Refusal } from '#server/http/refusal.ts';
import { createWebWork } from './web-work.ts';

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

/** Fetches a picture for an account, and does with it what it is fetched for. */
type WithPicture = <T>(
  userId: string,
  url: string,
  keep: (picture: Uint8Array) => Promise<T>,
) => Promise<T>;

/**
 * Fetches pictures for everybody, so many at once and of each account a few, and refuses in words about pictures. Each counts
 * until it is kept: it is held in memory while it waits for its turn to be decoded.
 */
export function createPictureFetch(fetchPicture: FetchPicture, now: () => number): WithPicture {
  const inPlace = createWebWork(now);
  return (userId, url, keep) =>
    inPlace(userId, () => refusingPictures(fetchPicture(url).then(keep)));
}

/** What is refused of an address or an upload is told of the picture that it stands for. */
async function refusingPictures<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Refusal ? ofPictures[error.code] : undefined;
    throw code ? new Refusal(code, { field: 'url' }) : error;
  }
}
