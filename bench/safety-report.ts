/** Prints what was tried and what was lost, and remembers whether anything was. */
export class SafetyReport {
  #losses = 0;
  #skipped = 0;

  get losses(): number {
    return this.#losses;
  }

  heading(text: string): void {
    console.log(`\n== ${text}`);
  }

  /** A line of what was done or measured. */
  tell(text: string): void {
    console.log(`   ${text}`);
  }

  /** The end of one attempt: everything that went missing or wrong in it. */
  lost(what: string, problems: readonly string[]): void {
    this.#losses += problems.length;
    console.log(`   ${what}: lost ${problems.length === 0 ? 'nothing' : problems.length}`);
    for (const problem of problems.slice(0, 20)) console.log(`   ! ${problem.slice(0, 600)}`);
  }

  /** A measured value beside its goal; missing the goal counts as a loss. */
  goal(what: string, isMet: boolean, measured: string, goal: string): void {
    if (!isMet) this.#losses += 1;
    console.log(`   ${isMet ? ' ' : '!'} ${what}: ${measured} (goal: ${goal})`);
  }

  notRun(what: string, why: string): void {
    this.#skipped += 1;
    console.log(`   ${what}: not run, ${why}`);
  }

  /** The last line, and whether all is well. */
  finish(): boolean {
    const skipped = this.#skipped ? `, ${this.#skipped} not run` : '';
    console.log(`\n${this.#losses === 0 ? 'Nothing was lost' : `${this.#losses} lost`}${skipped}.`);
    return this.#losses === 0;
  }
}

/** Resident memory of a process in megabytes, as the system counts it. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}
