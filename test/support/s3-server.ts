import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type S3Server = AsyncDisposable & {
  /** A PHOTOS_URL for the bucket. */
  photosUrl: string;
  /** The folder that holds the objects. */
  folder: string;
};

const script = join(import.meta.dirname, '../../node_modules/s3rver/bin/s3rver.js');

/** Starts an S3-compatible server with one empty bucket, in a process and a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-s3-'));
  const port = await freePort();
  const own = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)];
  const args = [...own, '--silent', '--configure-bucket', 'cookbook'];
  // It signs its listing tokens with a cipher that OpenSSL calls legacy.
  const child = spawn(process.execPath, ['--openssl-legacy-provider', script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering(port);
  return {
    photosUrl: `s3://S3RVER:S3RVER@cookbook/site?endpoint=http://127.0.0.1:${port}`,
    folder,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answering(port: number): Promise<void> {
  for (let n = 0; n < 2_000; n += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/cookbook`).catch(() => null);
    if (reply?.ok) return;
    await wait(50);
  }
  throw new Error('The S3 server did not start');
}
