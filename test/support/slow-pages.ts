import type { BrowserContext, Page } from '@playwright/test';

/**
 * SLOW_PAGES="60,4,150" makes the pages of the tests hesitate, which shows what a test takes for granted: each turn of
 * React's scheduler comes so many milliseconds later, the processor is so many times slower, and each reply comes so many
 * milliseconds later. A test that goes offline knows no late replies.
 */
const [turn = 0, rate = 1, latency = 0] = (process.env.SLOW_PAGES ?? '').split(',').map(Number);

/** What React draws after an address has changed, and what it does after drawing, waits for messages to itself. */
const delayTurns = (delay: number) => {
  const { setTimeout } = window;
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown]) {
    setTimeout(() => send.apply(this, given), delay);
  };
};

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (latency === 0) return;
  const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
}

/** Lets the pages of a context hesitate, where SLOW_PAGES says so. */
export async function slowContext(context: BrowserContext): Promise<void> {
  if (turn > 0) await context.addInitScript(delayTurns, turn);
  // A page that is closed at once needs no slowness.
  if (rate > 1 || latency > 0)
    context.on('page', (page) => void slowDown(page).catch(() => undefined));
}
