import { existsSync } from 'node:fs';
import { toldOf } from '#server/process/told.ts';
import type { Env } from '#server/settings/settings.ts';

/** Where a command says what it does, and where it says what is wrong. */
export type Voice = { say: (line: string) => void; complain: (line: unknown) => void };

/** What stands behind the name of a command, with its settings: how its process is to end. */
export type Program = (args: string[], env: Env, voice: Voice) => Promise<number>;

/** Whether somebody only wants to know how a command is used. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((word) => ['--help', '-h', 'help'].includes(word));

/** Whether `parseArgs` met what is no such option: the command says how it is used then. */
export const isWronglyTyped = (error: unknown): boolean =>
  /^ERR_PARSE_ARGS_/.test((error as { code?: string }).code ?? '');

/** Runs a command to its end, in any process. What was done wrongly is told in its own sentence, anything else as it came. */
export async function runCommand(
  program: Program,
  args: string[],
  env: Env,
  voice: Voice,
): Promise<number> {
  try {
    return await program(args, env, voice);
  } catch (error) {
    voice.complain(toldOf(error));
    return 1;
  }
}

/** Runs a command as this process, with what stands behind its name and with the settings that the site itself runs with: the environment, and .env where there is one. */
export async function endCommand(program: Program): Promise<void> {
  const inProcess: Program = (args, env, voice) => {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return program(args, env, voice);
  };
  const voice = { say: console.log, complain: console.error };
  process.exitCode = await runCommand(inProcess, process.argv.slice(2), process.env, voice);
}
