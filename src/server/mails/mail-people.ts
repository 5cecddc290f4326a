import type { Given } from '../deps.ts';
import { keepDoing, type SendParts, sendDueMails } from './send-mails.ts';
import { type DeviceParts, writeNextDevices } from './write-devices.ts';
import { type NoticeParts, writeNextNotices } from './write-notices.ts';

/** Where it is told what became of mails: by their ids, never by addresses. */
export type MailLog = Record<'error' | 'warn' | 'info', (details: object, message: string) => void>;

/** Mails what people are to be told until the signal; several processes may do so at once. */
export async function mailPeople(deps: Given, log: MailLog, signal: AbortSignal): Promise<void> {
  const { mailer } = deps;
  if (!mailer) return;
  const parts: SendParts = {
    ...deps,
    mailer,
    write: () => writeNextMail(deps),
    tell: createTell(deps, log),
  };
  const report = (error: unknown) => log.error({ err: error }, 'mails could not be sent');
  await keepDoing((stopping) => sendDueMails(parts, stopping), signal, report);
}

/** Writes the next mail that is due into the outbox: who logged in comes before what happened on the site. */
export async function writeNextMail(parts: DeviceParts & NoticeParts): Promise<boolean> {
  return (await writeNextDevices(parts)) || (await writeNextNotices(parts));
}

/** Counts each try, and logs what has not been accepted. */
export function createTell({ metrics }: Pick<Given, 'metrics'>, log: MailLog): SendParts['tell'] {
  return ({ id, kind }, outcome, code) => {
    metrics?.metrics.countMail(kind, outcome);
    if (outcome === 'sent') return;
    const what = { event: 'mail', mail: id, kind, code };
    if (outcome === 'given-up') log.error(what, 'a mail was given up');
    else log.warn(what, 'a mail was put off');
  };
}
