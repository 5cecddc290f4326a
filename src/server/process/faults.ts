/** What can be wrong with the place where the site keeps its data. */
type Fault = 'full' | 'readOnly' | 'damaged' | 'unreachable';

type Coded = { name?: unknown; code?: unknown; errcode?: unknown; cause?: unknown };

const byCode: Record<string, Fault> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EIO: 'unreachable',
  EMFILE: 'unreachable',
  ENFILE: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  // What another machine or process of ours said, or left unsaid
  EREMOTEIO: 'unreachable',
  // A thread that the machine has no room to start
  ERR_WORKER_INIT_FAILED: 'unreachable',
  // PostgreSQL: too slow, too long idle, and too many at once for any number of tries
  '57014': 'unreachable',
  '25P03': 'unreachable',
  '40001': 'unreachable',
  '40P01': 'unreachable',
  '25006': 'readOnly',
  '53100': 'full',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** SQLite's primary result codes. */
const bySqlite: Record<number, Fault> = {
  5: 'unreachable',
  8: 'readOnly',
  10: 'unreachable',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
};

/** PostgreSQL's classes of trouble that passes: connection, resources, operator intervention. */
const passing = /^(08|53|57P)\w+$/;

/**
 * The fault of storage behind an error, or null for any other error. With a fault the same
 * request may succeed later, so the visitor is told to come back.
 */
export function faultOf(error: unknown): Fault | null {
  if (typeof error !== 'object' || error === null) return null;
  const { name, code, errcode, cause } = error as Coded;
  if (name === 'TimeoutError') return 'unreachable';
  if (typeof errcode === 'number') return bySqlite[errcode & 0xff] ?? null;
  if (typeof code === 'string') {
    const fault = byCode[code] ?? (passing.test(code) ? 'unreachable' : null);
    if (fault) return fault;
  }
  return cause === undefined ? null : faultOf(cause);
}
