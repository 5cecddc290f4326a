import { createHash } from 'node:crypto';

/** Fixed ids tell a load that goes on what is there already, whatever slug it got. */
export function starterId(name: string): string {
  return createHash('sha256').update(`starter:${name}`).digest('hex').slice(0, 24);
}
