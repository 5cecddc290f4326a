import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A database under measurement: how a site is told of it, and how it is filled. */
export type Engine = {
  name: string;
  /** The settings that make a site use it. */
  settings(folder: string): Record<string, string>;
  /** Adds the generated recipes from number `from` up to `to`; no site is running. */
  fill(folder: string, from: number, to: number): Promise<void>;
};

const seedScript = join(import.meta.dirname, 'seed.ts');

/** The embedded default: a file in the data folder. */
export const sqlite: Engine = {
  name: 'SQLite',
  settings: () => ({}),
  async fill(folder, from, to) {
    const file = join(folder, 'potluck.sqlite');
    await promisify(execFile)(process.execPath, [seedScript, file, String(from), String(to)]);
  },
};
