import type { QueueEntryReply } from '#contract/reports.ts';
import { maySettle } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addressKey } from '#server/limits/address-key.ts';
import { presentMessage } from '#server/presenters/contact-message.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import type { QueueEntryRow } from '#storage/features/reports/rows.ts';

type ReportHandlers = Pick<Handlers, 'sendReport' | 'listQueue' | 'settleEntry'>;

const listed = 50;

/** What people report, and what moderators do with it. */
export function reportHandlers({ reader, writer, limits, now }: Deps): ReportHandlers {
  return {
    async sendReport({ params, body, address }) {
      await limits.reportPerAddress.spend(addressKey(address));
      const { key, reason, note = '' } = body;
      const subject = { kind: params.kind, subjectId: params.id };
      const isKept = await writer.sendReport({ id: key, ...subject, reason, note, at: now() });
      if (!isKept) throw new Refusal('report_gone');
      return {};
    },

    async listQueue({ query }) {
      const { settled = false, limit = listed, cursor } = query;
      const page = await reader.listQueue(settled, limit, cursor);
      return { entries: page.rows.map(presentEntry), ...pageEnd(page) };
    },

    async settleEntry({ params, body, actor, text }) {
      const entry = await reader.findQueueEntry(params.id);
      if (!entry) throw new Refusal('entry_gone');
      if (!maySettle(actor, entry)) throw new Refusal('own_entry');
      const { act, reason = null } = body;
      if (act === 'hide' && !reason) {
        const values = { field: fieldLabel('reason', text) };
        throw new Refusal('field_missing', { field: 'reason', values });
      }
      const by = { at: now(), actorId: actor.id };
      const { kind } = await writer.settleEntry(params.id, { act, reason }, by);
      if (kind === 'no entry') throw new Refusal('entry_gone');
      if (kind === 'gone') throw new Refusal('post_not_found');
      return {};
    },
  };
}

const toTime = (at: number): string => new Date(at).toISOString();

function presentEntry(row: QueueEntryRow): QueueEntryReply {
  const { id, kind, subjectId, reports, reasons, notes, message, settled } = row;
  return {
    ...{ _id: id, kind, subjectId, openedAt: toTime(row.openedAt), reports, reasons, notes },
    ...presentSubject(row),
    ...(message ? { message: presentMessage(message) } : {}),
    ...(settled ? { settled: presentSettled(settled) } : {}),
  };
}

function presentSubject({ subject }: QueueEntryRow): Pick<QueueEntryReply, 'subject'> {
  if (!subject) return {};
  const { text, writer, recipe, isHidden } = subject;
  const { id, name, handle } = writer;
  const at = recipe ? { recipe } : {};
  return { subject: { text, writer: { _id: id, name, handle }, ...at, isHidden } };
}

function presentSettled({ at, as, reason }: NonNullable<QueueEntryRow['settled']>) {
  return { at: toTime(at), as, ...(reason === null ? {} : { reason }) };
}
