import { scriptAddress } from '../page/script-address.ts';
import { solveWork } from './solve-work.ts';
import threadAddress from './work-thread.ts?worker&url';

/** Solves a challenge in a thread of the browser; where it lends none, on the page in short turns. */
export function doWork(challenge: string): Promise<string> {
  return inThread(challenge).catch(() => onPage(challenge));
}

async function inThread(challenge: string): Promise<string> {
  const thread = new Worker(scriptAddress(threadAddress));
  try {
    return await new Promise((resolve, reject) => {
      thread.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      thread.onerror = reject;
      thread.postMessage(challenge);
    });
  } finally {
    thread.terminate();
  }
}

async function onPage(challenge: string): Promise<string> {
  const solving = solveWork(challenge);
  for (;;) {
    const step = solving.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
