import { data } from 'react-router';
import type { Refused } from '#contract/client.ts';

/** What a loader throws: plain data, because the page that shows it may be rendered elsewhere. */
type FailureData = { code: string };

/** Ends a loader with the error page of this status. */
export function failPage(code: string, status: number): never {
  const failure: FailureData = { code };
  throw data(failure, { status });
}

/** Ends a loader with the page that fits a refused call: 404 stays 404, no reply becomes 503. */
export function failPageFor(refused: Refused): never {
  return failPage(refused.code, refused.status >= 400 ? refused.status : 503);
}
