import type { ApiReply, ApiRequest } from '#contract/client.ts';
import { leaving } from './session/leaving.ts';

/** Carries API calls over `fetch`; a lost connection is status 0. */
export async function fetchSend(request: ApiRequest): Promise<ApiReply> {
  const headers = new Headers(request.headers);
  if (request.body !== undefined && !request.form) headers.set('content-type', 'application/json');
  const signal = request.method === 'GET' ? leaving.signal : null;
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers,
      body: encodeBody(request),
      credentials: 'omit',
      signal,
      // A logout outlives the page that it is pressed on. Of bodies browsers let no more than 64 kB do so.
      keepalive: !signal && !request.body,
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await readBody(response),
    };
  } catch (error) {
    // The page is about to be loaded again, and nobody waits for this any more.
    if (signal?.aborted) return new Promise(() => {});
    console.error(request.method, request.url, error);
    return { status: 0, headers: {}, body: null };
  }
}

async function readBody(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? response.json() : response.text();
}

function encodeBody({ body, form }: ApiRequest): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (!form) return JSON.stringify(body);
  return body instanceof FormData ? body : toFormData(body as Record<string, unknown>);
}

/** Plain fields alone: what holds files comes as a form already. */
function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(key, String(value));
  }
  return form;
}
