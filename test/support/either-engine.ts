import { isAtLength } from './at-length.ts';
import { engine } from './engines.ts';

/** Whether what is the same on either engine is told of this one: of SQLite always, of PostgreSQL at length. */
export const isToldHere = engine === 'sqlite' || isAtLength;
