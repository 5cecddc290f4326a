import type { Reader, Writer } from '#storage/port.ts';
import { rest } from './rest.ts';

/** How often it is asked whether followers wait to be told: one read of an empty table. */
const askedEveryMs = 1_000;

type Telling = {
  reader: Pick<Reader, 'hasTellings'>;
  writer: Pick<Writer, 'tellMoreFollowers'>;
};

/** Tells followers of new recipes, some at a time, until the signal; what a killed process left is gone on with. */
export async function keepTelling(
  { reader, writer }: Telling,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  const tellAll = async () => {
    while (!signal.aborted && (await reader.hasTellings())) await writer.tellMoreFollowers();
  };
  while (!signal.aborted) {
    await tellAll().catch(report);
    await rest(askedEveryMs, signal);
  }
}
