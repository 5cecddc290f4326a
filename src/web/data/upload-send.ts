import type { ApiReply, ApiRequest, Send } from '#contract/client.ts';

type Options = {
  /** Called with the share of the body that has left, 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends the upload before its end; it is then answered as a lost connection. */
  signal?: AbortSignal;
};

/** A connection on which nothing has moved for this long is given up, so that waiting always ends. */
const stallMs = 60_000;

const lost: ApiReply = { status: 0, headers: {}, body: null };

/** Carries one upload, or what asks for one, and reports its progress, which `fetch` cannot; a lost connection is status 0. */
export const uploadSend =
  ({ onProgress, signal }: Options): Send =>
  async (request) =>
    // It may have been given up while the program of the call was on its way.
    signal?.aborted ? lost : carry(request, onProgress, signal);

function carry(
  request: ApiRequest,
  onProgress: Options['onProgress'],
  signal: AbortSignal | undefined,
): Promise<ApiReply> {
  return new Promise((resolve) => {
    const carrier = new XMLHttpRequest();
    let timer = setTimeout(() => carrier.abort(), stallMs);
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => carrier.abort(), stallMs);
    };
    carrier.upload.onprogress = (event) => {
      restartTimer();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    carrier.onprogress = restartTimer;
    // Fires once whatever happened: a reply, no connection, or the abort above.
    carrier.onloadend = () => {
      clearTimeout(timer);
      if (carrier.status === 0 && !signal?.aborted)
        console.error(request.method, request.url, 'no reply');
      resolve(readReply(carrier));
    };
    signal?.addEventListener('abort', () => carrier.abort(), { once: true });
    carrier.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) {
      carrier.setRequestHeader(name, value);
    }
    const isJson = request.body !== undefined && !request.form;
    if (isJson) carrier.setRequestHeader('content-type', 'application/json');
    carrier.send(isJson ? JSON.stringify(request.body) : (request.body as FormData));
  });
}

function readReply(carrier: XMLHttpRequest): ApiReply {
  const type = carrier.getResponseHeader('content-type') ?? '';
  return {
    status: carrier.status,
    headers: { 'content-type': type },
    body: readBody(carrier.responseText, type),
  };
}

function readBody(received: string, type: string): unknown {
  if (!type.includes('json')) return received;
  try {
    return JSON.parse(received);
  } catch (error) {
    console.error('A reply was cut short', error);
    return null;
  }
}
