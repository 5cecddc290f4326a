import { parentPort } from 'node:worker_threads';
import { serve } from '../threads/thread.ts';
import { connectToRead } from './connect.ts';

/** SQLite's codes for a file that is damaged, or no database at all. */
const damaged = [11, 26];

/** Answers with what SQLite finds wrong in the file; nothing when it is sound. */
function findings(file: string): string[] {
  const database = connectToRead(file);
  try {
    const rows = database.prepare('pragma quick_check(20)').all();
    return rows.map((row) => String(row.quick_check)).filter((line) => line !== 'ok');
  } catch (error) {
    if (!damaged.includes(Number((error as { errcode?: number }).errcode) & 0xff)) throw error;
    return [String(error)];
  } finally {
    database.close();
  }
}

if (parentPort) serve(parentPort, { findings: async (file: string) => findings(file) });
