/** The OpenID server did not answer in time, at all, or in bounds. */
export class Unreachable extends Error {}

const longestMs = 5_000;
const mostBytes = 256_000;

/** A fetch from the operator's OpenID server that waits for so long and reads so much; what fails is an `Unreachable`. */
export function createBoundedFetch(maxMs = longestMs) {
  return async (url: string, init: object): Promise<Response> => {
    try {
      const signal = AbortSignal.timeout(maxMs);
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const body = await readBody(response);
      if (response.status >= 500) throw new Error(`it answered ${response.status}`);
      const { status, headers } = response;
      return new Response(body.length > 0 ? body : null, { status, headers });
    } catch (error) {
      throw new Unreachable(error instanceof Error ? error.message : String(error));
    }
  };
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error('it answered too much');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
