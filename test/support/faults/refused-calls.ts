import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Runner, root, sameUser } from '../unprivileged.ts';

/** What `@resources` stands for in systemd, as far as Linux has these calls on x64 and arm64. */
const resources = [
  'ioprio_set',
  'mbind',
  'migrate_pages',
  'move_pages',
  'sched_setaffinity',
  'sched_setattr',
  'sched_setparam',
  'sched_setscheduler',
  'set_mempolicy',
  'setpriority',
  'setrlimit',
];

/** Of the system calls that alter resources, those that the shipped unit refuses. */
export function refusedByUnit(): string[] {
  const unit = readFileSync(join(root, 'deploy/potluck.service'), 'utf8');
  const refused = new Set<string>();
  for (const [, sign, names = ''] of unit.matchAll(/^SystemCallFilter=(~?)(.+)$/gm)) {
    const calls = names.split(' ').flatMap((name) => (name === '@resources' ? resources : [name]));
    for (const call of calls) sign ? refused.add(call) : refused.delete(call);
  }
  return resources.filter((call) => refused.has(call));
}

/** A runner under which the system refuses these calls; null where nothing may be traced. */
export async function refusing(calls: string[]): Promise<(Runner & AsyncDisposable) | null> {
  const traced = ['-D', '-f', '--seccomp-bpf', '-qqq', '-e', `trace=${calls}`];
  const args = [...traced, '-e', `inject=${calls}:error=EPERM`, '-o', '/dev/null'];
  const tried = spawnSync('strace', [...args, process.execPath, '-e', priorityProbe]);
  if (tried.status === null || tried.stdout.toString() !== 'refused') return null;
  const folder = await mkdtemp(join(tmpdir(), 'potluck-refusing-'));
  const node = join(folder, 'node');
  await writeFile(node, `#!/bin/sh\nexec strace ${args.join(' ')} ${process.execPath} "$@"\n`);
  await chmod(node, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true });
  return { ...sameUser, node, [Symbol.asyncDispose]: remove };
}

/** A call that every such runner refuses. */
const priorityProbe = `
try { require('node:os').setPriority(10); process.stdout.write('allowed'); }
catch { process.stdout.write('refused'); }`;
