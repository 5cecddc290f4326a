import { type Counts, summaryLine } from './test-counts.ts';

/** Where a stage writes: to the terminal, or into a drawer until its turn comes. */
export type Output = { write: (text: string | Uint8Array) => void };

export const terminal: Output = { write: (text) => void process.stdout.write(text) };

export const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Runs a stage under its heading; a stage that throws has failed, and the next one still runs. */
export async function stage(
  name: string,
  work: () => Promise<Counts>,
  { write }: Output = terminal,
): Promise<Counts> {
  write(`\n== ${name}\n`);
  const started = performance.now();
  const counts = await work().catch((error: unknown) => {
    write(`${error instanceof Error ? error.message : error}\n`);
    return failed;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  write(`-- ${name}: ${summaryLine(counts)} (${seconds} s)\n`);
  return counts;
}

/** Keeps what a stage writes beside another one; once opened, it tells all of it, and the rest as it comes. */
export class Drawer implements Output {
  readonly #out: Output;
  #kept: (string | Uint8Array)[] | null = [];

  constructor(out: Output = terminal) {
    this.#out = out;
  }

  readonly write = (text: string | Uint8Array): void => {
    if (this.#kept) this.#kept.push(text);
    else this.#out.write(text);
  };

  open(): void {
    const kept = this.#kept ?? [];
    this.#kept = null;
    for (const text of kept) this.#out.write(text);
  }
}
