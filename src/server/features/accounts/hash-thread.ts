import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { isCommonPassword } from './common-passwords.ts';

/** What a thread is asked: a hash, whether a secret fits one, whether a password is common. */
export type HashTask =
  | { kind: 'hash'; secret: string }
  | { kind: 'fits'; secret: string; hash: string }
  | { kind: 'isCommon'; secret: string };
export type HashAnswer = { value: string | boolean } | { error: string };

/** argon2id with OWASP's recommended cost: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * On Linux a thread has a priority of its own: where cores are short, hashing comes after answering
 * readers. Elsewhere it would be the priority of the whole process. A system that forbids it only
 * leaves the hashing as urgent as the rest.
 */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    const { info } = error as { info?: { code?: string } };
    if (info?.code !== 'EPERM' && info?.code !== 'EACCES') throw error;
  }
}

async function answer(task: HashTask): Promise<string | boolean> {
  if (task.kind === 'isCommon') return isCommonPassword(task.secret);
  if (task.kind === 'hash') return hashSync(task.secret, cost);
  return verifySync(task.hash, task.secret);
}

stepBack();
parentPort?.on('message', async (task: HashTask) => {
  const settled: HashAnswer = await answer(task).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(settled);
});
