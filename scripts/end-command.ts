import { BadSetting } from '#server/settings/settings.ts';

/** Runs a command to its end with what stands behind its name. What was done wrongly is told in its own sentence, anything else as it came. */
export async function endCommand(main: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof BadSetting ? error.message : error);
    process.exitCode = 1;
  }
}
