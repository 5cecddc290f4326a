import { BadCursor } from '../port.ts';

/** The database did not answer, or ceased to in the middle. The code is PostgreSQL's own for that. */
export class ConnectionLost extends Error {
  readonly code = '08006';
}

/** A write at a server that only reads: it was the primary before, or will be. */
const onlyReads = '25006';

/** Something was written to a connection that had ended by then. */
const brokenPipe = new Set(['EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** The same error, but a lost connection as such: the driver tells it in words alone, or by its socket. */
export function toFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BadCursor) return error;
  return meansLost(error) ? new ConnectionLost(error.message, { cause: error }) : error;
}

function meansLost(error: Error): boolean {
  const code = codeOf(error);
  if (code === undefined) return /connection|terminated|timeout|not queryable/i.test(error.message);
  return code === onlyReads || brokenPipe.has(String(code));
}

/**
 * Serialization failure, deadlock, two that claimed one name at the same moment, and somebody or something that was seen
 * and went before a row could name it: run again, the transaction does not see it any more.
 */
const passing = new Set(['40001', '40P01', '23503', '23505']);

/** A prepared statement that is not there, or is there already. */
const lostStatement = new Set(['26000', '42P05']);

/** Whether a prepared statement is not what it was on this connection: also where its table has changed since. */
export function isStatementLost(error: unknown): boolean {
  if (lostStatement.has(String(codeOf(error)))) return true;
  return codeOf(error) === '0A000' && /cached plan/.test(String((error as Error).message));
}

/** Whether the same transaction may succeed when it is run again at once. */
export function isPassing(error: unknown): boolean {
  return passing.has(String(codeOf(error))) || isStatementLost(error);
}

/** Whether transactions waited for each other in a circle, and this one was ended for it. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === '40P01';
}

/** Whether there was no answer, rather than a refusal. */
export function isLost(error: unknown): boolean {
  const code = codeOf(toFailure(error));
  return typeof code === 'string' && /^(08|57P|E[A-Z]{4,})/.test(code);
}

/** Whether it is sure that nobody is there: one that is only late may be busy. */
export function isGone(error: unknown): boolean {
  return isLost(error) && !/timeout/i.test((error as Error).message);
}

/** Whether the server has no connection left for a client that asks; clients that have one are answered. */
export function isFull(error: unknown): boolean {
  return codeOf(error) === '53300';
}
