import type { Call } from '#contract/define.ts';
import { ReadyCards } from '../presenters/ready-cards.ts';
import { compileSerializer } from './validation.ts';

type Write = (answer: unknown, view: unknown) => string;

/**
 * Writes the answers of a call that are made at once as JSON, by the schema of the view that was asked for: what that does
 * not declare does not leave.
 */
export function createWrite(call: Call): Write {
  const { reply, cards = reply, ids = reply } = call;
  const write = { whole: writeBy(reply), card: writeBy(cards), id: writeBy(ids) };
  const isEnveloped = 'properties' in reply && 'success' in (reply.properties as object);
  return (answer, view) => {
    if (answer instanceof ReadyCards) return answer.json;
    const whole = isEnveloped ? { success: true, ...(answer as object) } : answer;
    return (view === 'card' ? write.card : view === 'id' ? write.id : write.whole)(whole);
  };
}

const writeBy = (schema: Call['reply']): ((value: unknown) => string) =>
  compileSerializer({ schema, method: 'GET', url: '' }) as (value: unknown) => string;
