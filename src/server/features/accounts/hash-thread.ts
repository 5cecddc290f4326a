import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { serveThread } from '#remote/far-end.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What a hashing thread does when it is called. */
export type HashMethods = {
  hash(secret: string): string;
  hashAll(secrets: string[]): string[];
  fits(secret: string, hash: string): boolean;
  isCommon(secret: string): Promise<boolean>;
};

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

const hash = (secret: string) => hashSync(secret, cost);

stepBack();
if (parentPort) {
  serveThread<HashMethods>(parentPort, {
    hash,
    hashAll: (secrets) => secrets.map(hash),
    fits: (secret, hash) => verifySync(hash, secret),
    isCommon: isCommonPassword,
  });
}
