import type { ClaimedMail } from '#storage/features/mails/rows.ts';
import type { Given } from '../deps.ts';
import { keepDoing, type SendParts, sendDueMails } from './send-mails.ts';
import { type DeviceParts, writeNextDevices } from './write-devices.ts';
import {
  type NoticeParts,
  type RenewParts,
  renewNotices,
  writeNextNotices,
} from './write-notices.ts';

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
    renew: (mail) => renewMail(deps, mail),
    tell: createTell(deps, log),
  };
  const report = (error: unknown) => log.error({ err: error }, 'mails could not be sent');
  await keepDoing((stopping) => sendDueMails(parts, stopping), signal, report);
}

/** Writes the next mail that is due into the outbox: who logged in comes before what happened on the site. */
export async function writeNextMail(parts: DeviceParts & NoticeParts): Promise<boolean> {
  return (await writeNextDevices(parts)) || (await writeNextNotices(parts));
}

/**
 * A mail that was taken up, as it is to be sent now. What tells of notifications is written anew at each try; all others say what
 * they said when they were written. Null where a mail has nothing left to tell.
 */
export async function renewMail(parts: RenewParts, mail: ClaimedMail): Promise<ClaimedMail | null> {
  return mail.kind === 'notices' ? renewNotices(parts, mail) : mail;
}

/** Counts each try, and logs what has not been accepted. */
function createTell({ metrics }: Pick<Given, 'metrics'>, log: MailLog): SendParts['tell'] {
  return ({ id, kind }, outcome, code) => {
    metrics?.metrics.countMail(kind, outcome);
    if (outcome === 'sent') return;
    const what = { event: 'mail', mail: id, kind, code };
    if (outcome === 'given-up') log.error(what, 'a mail was given up');
    else log.warn(what, 'a mail was put off');
  };
}
