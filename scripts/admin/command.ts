import type { Voice } from '../end-command.ts';
import type { OpenedSite } from '../open-site.ts';

/** What came of a command: lines for the operator, why it was refused, or that it was asked wrongly. */
export type Outcome = { done: string[] } | { refused: string } | 'usage';
export type Command = (site: OpenedSite, args: string[], say: Voice['say']) => Promise<Outcome>;
