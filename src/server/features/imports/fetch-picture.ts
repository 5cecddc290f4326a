import type { ErrorCode } from '#contract/errors.ts';
import type { FetchPicture } from '#server/fetch-page.ts';
import { Refusal } from '#server/http/refusal.ts';
import { UnderWay } from '#server/limits/under-way.ts';

/**
 * Pictures that are on their way at the most, of everybody and of one account; each holds up to 10 MB. A form asks for one after
 * the other: a share is enough for several of somebody's, and slow hosts that one stranger names take no more of the places.
 */
const mostAtOnce = { all: 16, account: 3 };
/** About as long as one may take. */
const retryAfterSeconds = 20;

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

/** Fetches a picture for an account. */
type FetchFor = (userId: string, url: string) => Promise<Uint8Array>;

/** Fetches pictures for everybody, so many at once and of each account a few, and refuses in words about pictures. */
export function createPictureFetch(fetchPicture: FetchPicture, now: () => number): FetchFor {
  const underWay = new UnderWay({ most: mostAtOnce, retryAfterSeconds, now });
  return async (userId, url) => {
    const leave = underWay.enter(userId);
    try {
      return await refusingPictures(fetchPicture(url));
    } finally {
      leave();
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
