import { faultOf } from '../process/faults.ts';

/** Does what a try was counted for. Where that fails the try is given back, unless the answer alone was lost: then it may be done. */
export async function orGiveBack<T>(
  giveBack: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // What is told is what failed first.
    if (faultOf(error) !== 'unreachable') await giveBack().catch(() => undefined);
    throw error;
  }
}
