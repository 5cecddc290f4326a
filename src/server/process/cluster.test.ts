import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** A program whose only process is killed once it listens, then dies before it listens, and then listens again. */
const program = `
import cluster from 'node:cluster';
import { createServer } from 'node:net';
const starts = Number(process.env.STARTS);
if (cluster.isWorker) {
  if (starts === 2) process.exit(1);
  createServer().listen(0, '127.0.0.1');
} else {
  const now = performance.now.bind(performance);
  let later = 0;
  performance.now = () => now() + later;
  process.env.STARTS = '1';
  cluster.on('exit', () => (process.env.STARTS = String(Number(process.env.STARTS) + 1)));
  cluster.on('listening', (worker) => {
    // Each has been up for long enough to be worth a start at once.
    later += 60_000;
    console.log('listens', process.env.STARTS);
    if (process.env.STARTS === '1') worker.process.kill('SIGKILL');
    else process.kill(process.pid, 'SIGTERM');
  });
  const { runProcesses } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'cluster.ts')).href)});
  const nothing = () => undefined;
  await runProcesses({ count: 1, port: 1, host: '127.0.0.1', onDeath: nothing, onStopping: nothing });
}
`;

test('the first process takes its place again, also where it dies once more before it listens', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-places-'));
  const file = join(folder, 'program.mjs');
  await writeFile(file, program);
  const { stdout } = await run(process.execPath, [file], { timeout: 60_000 }).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout.trim().split('\n')).toEqual(['listens 1', 'listens 3']);
  await rm(folder, { recursive: true });
});
