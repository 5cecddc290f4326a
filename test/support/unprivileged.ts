import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** How a server process is started: by which program, from which sources, as whom. */
export type Runner = { node: string; root: string; uid?: number; gid?: number };

export const root = join(import.meta.dirname, '../..');
/** As whoever runs the tests. */
export const sameUser: Runner = { node: process.execPath, root };

/** The user that owns nothing, on every Unix. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/**
 * A runner for faults that root would not feel (a folder without write rights). Root becomes
 * nobody; where nobody may not read the checkout, a copy of what the server needs is made.
 */
export async function unprivileged(): Promise<Runner & AsyncDisposable> {
  if (!isRoot) return { ...sameUser, [Symbol.asyncDispose]: async () => undefined };
  const own = { ...sameUser, uid: nobody, gid: nobody };
  if (mayRead(own)) return { ...own, [Symbol.asyncDispose]: async () => undefined };
  const copy = await mkdtemp(join(tmpdir(), 'potluck-copy-'));
  await chmod(copy, 0o755);
  await copyServer(copy);
  const node = join(copy, 'node');
  await cp(process.execPath, node);
  return {
    ...own,
    node,
    root: copy,
    [Symbol.asyncDispose]: () => rm(copy, { recursive: true, force: true }),
  };
}

function mayRead({ node, root: folder, uid, gid }: Runner): boolean {
  const program = `require('node:fs').readFileSync(process.argv[1])`;
  const file = join(folder, 'node_modules/fastify/package.json');
  return spawnSync(node, ['-e', program, file], { uid, gid, cwd: '/' }).status === 0;
}

async function copyServer(target: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.entries(lock.packages as Record<string, { dev?: boolean }>)
    .filter(([path, one]) => path !== '' && !one.dev && !/node_modules\/.*node_modules/.test(path))
    .map(([path]) => path);
  for (const path of ['package.json', 'src', 'starter', 'build', ...packages]) {
    if (!existsSync(join(root, path))) continue;
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(join(root, path), join(target, path), { recursive: true });
  }
}

/** A folder of its own for a runner's data. */
export async function dataFolderFor({ uid, gid }: Runner): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-fault-'));
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}
