import type { Page } from '@playwright/test';

type HeldReply = {
  /** Settles once the site has answered, or the page has asked. */
  held: Promise<void>;
  /** Lets the reply come. */
  go: () => Promise<void>;
  /** Lets the reply get lost on its way. */
  lose: () => Promise<void>;
  /** Holds no more replies, for where the page that asked has ended, and its call with it. */
  release: () => Promise<void>;
};

/**
 * Keeps the next reply to a call from the page, until it is told to come or to get lost. The request itself goes to the
 * site as it is: a route that fetches in its place would leave files of a form behind. At the stage of requests it is the
 * request that is kept, as on a network that takes long to let it out.
 */
export async function holdReply(
  page: Page,
  call: string,
  requestStage: 'Request' | 'Response' = 'Response',
): Promise<HeldReply> {
  const session = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('Fetch.requestPaused', ({ requestId }) => resolve(requestId));
  // What the browser remembers it would ask nobody for.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: `*${call}*`, requestStage }],
  });
  const end = async (tell: (requestId: string) => Promise<unknown>) => {
    await tell(await promise);
    await session.detach();
  };
  return {
    release: () => session.detach(),
    held: promise.then(() => undefined),
    go: () => end((requestId) => session.send('Fetch.continueRequest', { requestId })),
    lose: () =>
      end((requestId) =>
        session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
      ),
  };
}
