import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { isUnfit } from '#storage/port.ts';
import { BadSetting } from '../settings/settings.ts';
import { faultOf } from './faults.ts';

/**
 * What an operator is told of an error that ended a start or a command, or that a start goes on in spite of: its own
 * sentence where it has one, that of the place of the data with the system's word behind it, or the error as it came.
 */
export function toldOf(given: unknown): unknown {
  const error = firstOf(given);
  if (error instanceof BadSetting || isUnfit(error)) return error.message;
  const fault = faultOf(error);
  if (!fault) return error;
  return `${createTexts(catalogueOf)()(`fault.${fault}`)} (${innermost(error)})`;
}

/** What went wrong before something else did while everything was put away; a console shows neither of the two. */
function firstOf(error: unknown): unknown {
  return error instanceof SuppressedError ? firstOf(error.suppressed) : error;
}

/** What was there first: what wraps it knows less. */
function innermost(error: unknown): unknown {
  const { cause, message } = error as Error;
  return cause === undefined ? message : innermost(cause);
}
