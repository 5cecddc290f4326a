import {
  appealActs,
  type QueueEntryReply,
  type ReportedReply,
  type ReportKind,
} from '#contract/reports.ts';
import { mayAnswerAppeal, maySettle } from '#domain/accounts/may.ts';
import { presentPhoto } from '#domain/photos/photo-reply.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Actor, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { createAdmission } from '#server/limits/admit-stranger.ts';
import { presentMessage } from '#server/presenters/contact-message.ts';
import { presentNamed } from '#server/presenters/cook.ts';
import { lookUrl } from '#server/presenters/look-url.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { findPublicCook } from '#server/presenters/public-cook.ts';
import { toTime } from '#server/presenters/time.ts';
import type { AppealRow } from '#storage/features/decisions/rows.ts';
import type { EntryOwner, QueueEntryRow } from '#storage/features/reports/rows.ts';
import type { Reader } from '#storage/port.ts';

type ReportHandlers = Pick<Handlers, 'getReported' | 'sendReport' | 'listQueue' | 'settleEntry'>;

const listed = 50;

/** What people report, and what moderators do with it. */
export function reportHandlers(deps: Deps): ReportHandlers {
  const { reader, writer, now, config } = deps;
  const admit = createAdmission(deps, 'report');
  return {
    getReported: ({ params }) => findNamed(reader, params),
    async sendReport({ params, body, address, headers, log }) {
      await admit({ address, headers, log });
      const { key, reason, note = '' } = body;
      const subject = { kind: params.kind, subjectId: params.id };
      const isKept = await writer.sendReport({ id: key, ...subject, reason, note, at: now() });
      if (!isKept) throw new Refusal('report_gone');
      return {};
    },

    async listQueue({ query, actor }) {
      const { settled = false, limit = listed, cursor } = query;
      const page = await reader.listQueue(settled, limit, cursor);
      const entries = page.rows.map((row) => presentEntry(row, actor.id, config.photoBase));
      return { entries, ...pageEnd(page) };
    },

    async settleEntry({ params, body, actor, text }) {
      const entry = await reader.findQueueEntry(params.id, now(), config.adminNeedsPasskey);
      if (!entry) throw new Refusal('entry_gone');
      refuseOthers(actor, entry, now());
      const { act, rule = null, reason = null, ...more } = body;
      const isAnswer = appealActs.some((one) => one === act);
      if (isAnswer !== (entry.kind === 'appeal')) throw new Refusal('bad_request');
      if ((act === 'hide' || act === 'uphold') && !reason) throw noReason(text);
      const by = { at: now(), actorId: actor.id };
      const outcome = await writer.settleEntry(params.id, { act, rule, reason, ...more }, by);
      if (outcome.kind === 'no entry') throw new Refusal('entry_gone');
      if (outcome.kind === 'changed') throw new Refusal('entry_changed');
      if (outcome.kind === 'settled') throw new Refusal('entry_settled');
      if (outcome.kind !== 'done') throw new Refusal('post_not_found');
      return outcome.takenAlong ? { takenAlong: true } : {};
    },
  };
}

function noReason(text: Text): Refusal {
  const values = { field: fieldLabel('reason', text) };
  return new Refusal('field_missing', { field: 'reason', values });
}

/** So much of what stands at a recipe tells which it is. */
const told = 200;

/** Names what is reported. Of a cook who shares nothing with everybody there is no name either. */
async function findNamed(
  reader: Reader,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<Omit<ReportedReply, 'success'>> {
  if (kind === 'cook') {
    const cook = await findPublicCook(reader, id).catch(nobodyIfRefused);
    return cook ? { cook: cook.user.name } : {};
  }
  const found = await reader.findReported(kind, id);
  if (!found) return {};
  const text = [...found.text.trim()].slice(0, told).join('');
  return { name: found.name, ...(text ? { text } : {}), cook: found.writer.name };
}

function nobodyIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Refuses a moderator or an admin who may not settle an entry, and says why. */
function refuseOthers(actor: Actor, entry: EntryOwner, now: number): void {
  const { userId, appeal } = entry;
  if (!maySettle(actor, entry))
    throw new Refusal(actor.id === userId ? 'own_entry' : 'entry_of_admin');
  if (!appeal || mayAnswerAppeal(actor, userId, appeal, now)) return;
  throw new Refusal(actor.id === userId ? 'own_entry' : 'own_decision');
}

function presentEntry(row: QueueEntryRow, readerId: string, photoBase: string): QueueEntryReply {
  const { id, kind, subjectId, reports, reasons, notes, message, appeal, settled } = row;
  return {
    _id: id,
    kind,
    subjectId,
    openedAt: toTime(row.openedAt),
    reports,
    reasons,
    notes,
    ...presentSubject(row, photoBase),
    ...presentAlike(row, photoBase),
    ...(message ? { message: presentMessage(message) } : {}),
    ...(appeal ? { appeal: presentAppeal(appeal, readerId) } : {}),
    ...(settled ? { settled: presentSettled(settled) } : {}),
  };
}

function presentAppeal(
  { kind, text, rule, reason, decidedAt, decider }: AppealRow,
  readerId: string,
) {
  return {
    text,
    of: kind,
    reason,
    decidedAt: toTime(decidedAt),
    ...(rule ? { rule } : {}),
    ...(decider ? { by: decider.name } : {}),
    ...(decider?.id === readerId ? { isYours: true } : {}),
  };
}

function presentSubject(
  { subject }: QueueEntryRow,
  photoBase: string,
): Pick<QueueEntryReply, 'subject'> {
  if (!subject) return {};
  const { text, writer, recipe, isHidden, isWaiting, isTakenAlong, sign, block } = subject;
  const at = recipe ? { recipe } : {};
  const from = block === null ? {} : { block };
  const photos = subject.photos.map((photo) => lookUrl(photo, photoBase));
  const waits = isWaiting ? { isWaiting } : {};
  const shown = isWaiting || photos.length > 0 ? { photos } : {};
  const along = isTakenAlong ? { takenAlong: true } : {};
  const bare = subject.isNameAlone ? { isNameAlone: true } : {};
  return {
    subject: {
      text,
      writer: presentNamed(writer),
      ...at,
      isHidden,
      ...waits,
      ...shown,
      ...(sign ? { sign } : {}),
      ...along,
      ...bare,
      ...from,
    },
  };
}

function presentAlike({ alike }: QueueEntryRow, base: string): Pick<QueueEntryReply, 'alike'> {
  if (!alike) return {};
  const { photo, cook, recipe } = alike.other;
  return {
    alike: {
      ...(alike.photo ? { photo: presentPhoto(alike.photo, base) } : {}),
      other: presentPhoto(photo, base),
      cook: presentNamed(cook),
      recipe,
    },
  };
}

function presentSettled({ at, as, reason }: NonNullable<QueueEntryRow['settled']>) {
  return { at: toTime(at), as, ...(reason === null ? {} : { reason }) };
}
