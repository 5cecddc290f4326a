import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

/** Rooms the server runs. src/web is not among them: Vite, inside the server, reloads it by itself. */
const rooms = readdirSync(join(root, 'src')).filter((room) => room !== 'web');
const settleMs = 100;

const env = { ...process.env, NODE_ENV: 'development', POTLUCK_DEV: '1' };
let server = start();
let settling: NodeJS.Timeout | undefined;
let turn = Promise.resolve();
let stopping = false;

function start(): ChildProcess {
  return spawn(process.execPath, ['src/server/main.ts'], { cwd: root, env, stdio: 'inherit' });
}

async function stop(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function restart(file: string): Promise<void> {
  console.log(`${file} changed, starting anew`);
  await stop();
  if (!stopping) server = start();
}

for (const room of rooms) {
  watch(join(root, 'src', room), { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|json|sql)$/.test(file) || file.endsWith('.test.ts')) return;
    // Editors write a file in several steps; the last one counts.
    clearTimeout(settling);
    settling = setTimeout(() => {
      // One restart at a time: two would start two servers on one port.
      turn = turn.then(() => restart(`src/${room}/${file}`));
    }, settleMs);
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    stopping = true;
    await stop();
    process.exit(0);
  });
}
