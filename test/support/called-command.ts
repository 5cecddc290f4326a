import { format } from 'node:util';
import { type Program, runCommand } from '../../scripts/end-command.ts';

/**
 * Runs a command of the operator in the process of the tests, which is another one than that of a served site: how its own
 * process would have ended, and everything it said. It is given these settings and no others.
 */
export async function callCommand(
  program: Program,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; out: string }> {
  let out = '';
  const say = (line: unknown) => {
    out += `${format(line)}\n`;
  };
  const code = await runCommand(program, args, env, { say, complain: say });
  return { code, out };
}
