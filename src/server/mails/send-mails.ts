import { nextTry } from '#domain/mails/next-try.ts';
import { minuteMs } from '#domain/spans.ts';
import type { ClaimedMail, MailKind } from '#storage/features/mails/rows.ts';
import type { Reader, Writer } from '#storage/port.ts';
import { rest } from '../process/rest.ts';
import { type Mailer, MailFailure } from './mailer.ts';

/** Longer than a server may take over a mail: while the lease lasts nobody else sends it. */
export const leaseMs = 5 * minuteMs;
/** How often the outbox is looked into: one read by an index. */
const lookMs = 2_000;
/** While the server takes no mail at all it is asked this often. */
const downMs = minuteMs;

export type MailOutcome = 'sent' | 'put-off' | 'given-up';

export type SendParts = {
  reader: Pick<Reader, 'findNextMailTime'>;
  writer: Pick<
    Writer,
    'claimMail' | 'noteMailSent' | 'postponeMail' | 'putOffMailing' | 'giveMailUp'
  >;
  mailer: Pick<Mailer, 'send'>;
  now: () => number;
  /** Writes the next mail that is due into the outbox, if any: once nothing waits there, so that a mail tells how things are when the server takes it. */
  write: () => Promise<boolean>;
  /** A mail that was taken up, as it is to be sent now; null where it has nothing left to tell, and is gone. */
  renew: (mail: ClaimedMail) => Promise<ClaimedMail | null>;
  /** Hears what became of each try; the code is the server's own number or one word. */
  tell: (mail: { id: string; kind: MailKind }, outcome: MailOutcome, code: string) => void;
};

/** Writes and sends what is due now, one after another; how long to wait before looking again. */
export async function sendDueMails(parts: SendParts, signal: AbortSignal): Promise<number> {
  const { reader, writer, now } = parts;
  while (!signal.aborted) {
    const next = await reader.findNextMailTime();
    if (next === null || next > now()) {
      if (await parts.write()) continue;
      break;
    }
    const claimed = await writer.claimMail(now(), now() + leaseMs);
    if (!claimed) break;
    const mail = await parts.renew(claimed);
    if (mail && !(await sendOne(parts, mail))) return downMs;
  }
  return lookMs;
}

/** False when the server takes no mail at all for now. */
async function sendOne(parts: SendParts, mail: ClaimedMail): Promise<boolean> {
  const { mailer, writer, now, tell } = parts;
  // It may have waited for a server longer than its link is good.
  if (mail.giveUpAt <= now()) {
    await giveUp(parts, mail, 'late');
    return true;
  }
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    await putOff(parts, mail, error);
    return error.kind !== 'line';
  }
  await writer.noteMailSent(mail.id, now());
  tell(mail, 'sent', '');
  return true;
}

async function putOff(parts: SendParts, mail: ClaimedMail, { kind, code }: MailFailure) {
  const { writer, now, tell } = parts;
  if (kind === 'refused') return giveUp(parts, mail, code);
  // That the server is away says nothing of the mail: it is tried as soon as the server is back.
  const until = nextTry(kind === 'line' ? 1 : mail.tries, now(), mail.giveUpAt);
  if (until === null) return giveUp(parts, mail, code);
  await (mail.kind === 'notices'
    ? writer.putOffMailing(mail, until)
    : writer.postponeMail(mail, until));
  tell(mail, 'put-off', code);
}

async function giveUp({ writer, tell }: SendParts, mail: ClaimedMail, code: string) {
  await writer.giveMailUp(mail, code);
  tell(mail, 'given-up', code);
}

/** Repeats some work until the signal; the work says how long to wait. A failure is reported, and the work tried again. */
export async function keepDoing(
  work: (signal: AbortSignal) => Promise<number>,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    const pause = await work(signal).catch((error: unknown) => {
      report(error);
      return downMs;
    });
    await rest(pause, signal);
  }
}
