import { useEffect, useState } from 'react';
import type { ReportKind, ReportReason } from '#contract/reports.ts';
import { useApi } from '#web/data/api.ts';
import { readStored } from '#web/data/browser-storage.ts';
import { storeDraft } from '#web/data/kept-draft.ts';
import { newKey } from '#web/data/new-key.ts';
import { useWork } from '#web/forms/use-work.ts';
import { useText } from '#web/page/text.ts';

/** What is typed of a report and not sent yet; under its key the site counts it once. */
type Draft = { key: string; reason: ReportReason | ''; note: string };

/** A report as it is written, which survives a reload and is shown to nobody else in its tab, and its way to the site. */
export function useReport(kind: ReportKind, id: string, userId: string) {
  const text = useText();
  const api = useApi();
  const { isWorking, withWork } = useWork();
  const place = `report ${kind} ${id}@${userId}`;
  const [draft, setDraft] = useState<Draft>({ key: '', reason: '', note: '' });
  const [fault, setFault] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  // The server knows of no draft.
  useEffect(() => setDraft(readDraft(place)), [place]);
  const type = (more: Partial<Draft>) => {
    const next = { ...draft, ...more };
    setDraft(next);
    setFault('');
    storeDraft(place, next, 'sessionStorage');
  };
  const send = async () => {
    const { key, reason, note } = draft;
    if (state !== 'open') return;
    if (!reason) return setFault(text('reportPage.choose'));
    setState('busy');
    const body = { key, reason, note };
    const result = await withWork((headers) =>
      api.sendReport({ params: { kind, id }, headers, body }),
    );
    if (!result.ok) {
      setState('open');
      return setFault(result.message || text('reportPage.failed'));
    }
    storeDraft(place, null, 'sessionStorage');
    setState('sent');
  };
  return { draft, fault, state, isWorking, type, send };
}

/** It lies with its tab alone: who reports what is nobody else's to find in this browser. */
function readDraft(place: string): Draft {
  const kept = readStored(place, 'sessionStorage');
  return { key: newKey(), reason: '', note: '', ...(kept as Partial<Draft> | null) };
}
