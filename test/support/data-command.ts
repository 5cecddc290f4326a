import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { commandEnv, commandFile } from './command-env.ts';

const script = commandFile('data');
const run = promisify(execFile);

/** Where a command runs, and what its settings are. */
type Place = { cwd: string; env?: Record<string, string> };

const optionsOf = ({ cwd, env }: Place) => ({ cwd, env: { ...commandEnv, ...env } });

/** Runs `npm run data -- ...` to its end: its exit code and everything it said. */
export async function dataProcess(
  place: Place,
  args: string[],
): Promise<{ code: number; out: string }> {
  const running = run(process.execPath, [script, ...args], optionsOf(place));
  const ended = await running.catch((error) => error);
  return { code: ended.code ?? 0, out: `${ended.stdout}${ended.stderr}` };
}

/** Runs it until it says that, then kills it on the spot; what it had said. */
export async function killDataAt(place: Place, args: string[], moment: RegExp): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], optionsOf(place));
  const ended = once(child, 'close');
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (moment.test(out)) child.kill('SIGKILL');
    });
  }
  const [code, signal] = await ended;
  if (signal !== 'SIGKILL') throw new Error(`It ended with ${code} before that:\n${out}`);
  return out;
}
