import { type MessagePort, parentPort } from 'node:worker_threads';
import { serveReads } from '#storage/sqlite/reading.ts';
import type { ReaderData, WriterData } from '#storage/sqlite/threads.ts';
import { serveWrites } from '#storage/sqlite/writing.ts';

/** What a pooled thread is told: the database that it serves from now on, and over which port. */
export type Assignment = { port: MessagePort } & (
  | { kind: 'writer'; told: WriterData }
  | { kind: 'reader'; told: ReaderData }
);

// What throws here ends the thread, as it does in one that a site has for itself.
parentPort?.on('message', (assignment: Assignment) => {
  if (assignment.kind === 'writer') serveWrites(assignment.port, assignment.told);
  else serveReads(assignment.port, assignment.told);
});
