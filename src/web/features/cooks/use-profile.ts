import { useCallback, useEffect, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import type { ProfileReply } from '#contract/cooks.ts';
import { useApi } from '#web/data/api.ts';
import { keepDraft, readDraft } from '#web/data/kept-draft.ts';
import { useOnce } from '#web/data/use-once.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { draftOf, isChanged, isWhole, type ProfileDraft } from './profile-draft.ts';

type State = {
  /** The profile as the site has it; null until it was told. */
  kept: ProfileReply | null;
  draft: ProfileDraft | null;
  /** Whether this browser has what is typed, the tab closed meanwhile. */
  isKept: boolean;
  /** What the profile says since it was changed elsewhere. */
  other: ProfileReply | null;
  /** What is at fault, by the field; `form` is the whole. */
  faults: FieldErrors;
  busy: boolean;
  saved: boolean;
  failed: boolean;
};

const start: State = {
  ...{ kept: null, draft: null, isKept: true, other: null, faults: {} },
  ...{ busy: false, saved: false, failed: false },
};

type Change = (part: Partial<State> | ((now: State) => Partial<State>)) => void;

/** What somebody tells of themselves: what is kept, what is typed, and how the two come together. */
export function useProfile(userId: string) {
  const api = useApi();
  const [state, setState] = useState(start);
  const key = `profile@${userId}`;
  const change = useCallback<Change>(
    (part) => setState((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    [],
  );
  const load = useCallback(async () => {
    change({ failed: false });
    const result = await api.getProfile({});
    if (!result.ok) return change({ failed: true });
    const { profile } = result.data;
    const typed = readDraft<ProfileDraft>(key, isWhole);
    change({ kept: profile, draft: typed && isChanged(typed, profile) ? typed : draftOf(profile) });
  }, [api, change, key]);
  useEffect(() => void load(), [load]);

  /** Changes what is typed; the fault of what is changed is forgiven. */
  const set = (part: Partial<ProfileDraft>) =>
    setState((now) => {
      if (!now.draft) return now;
      const draft = { ...now.draft, ...part };
      const isKept = keepDraft(key, draft);
      const changed = [...Object.keys(part), 'form'];
      const left = Object.entries(now.faults).filter(([name]) => !changed.includes(name));
      return { ...now, draft, isKept, faults: Object.fromEntries(left), saved: false };
    });
  /** Lets go of what is typed: what the site has is shown again. */
  const discard = () => {
    keepDraft(key, null);
    if (state.kept) change({ draft: draftOf(state.kept), other: null, faults: {}, saved: false });
  };
  return { ...state, load, set, discard, save: useSave(key, state, change) };
}

export type Profile = ReturnType<typeof useProfile>;

/** A picture that came while the rest was being saved: it waits for the next time. */
function pictureSince(sent: ProfileDraft, { draft }: State) {
  if (!draft || draft.photoId === sent.photoId) return null;
  return { photoId: draft.photoId, preview: draft.preview };
}

/** What shows once the site has kept what was sent. */
function settled(key: string, kept: ProfileReply, sent: ProfileDraft, now: State): Partial<State> {
  const draft = { ...draftOf(kept), ...pictureSince(sent, now) };
  const saved = !isChanged(draft, kept);
  const isKept = keepDraft(key, saved ? null : draft);
  return { kept, draft, isKept, other: null, saved };
}

/** A function that sends what is typed, once at a time; a refusal or a failure leaves it as it is. */
function useSave(key: string, { draft }: State, change: Change) {
  const api = useApi();
  const text = useText();
  const once = useOnce();
  const failed = ({ isKept }: State) => ({
    faults: { form: text(isKept ? 'profile.failed' : 'profile.failedHere') },
  });
  /** Somebody was in between: what is there is shown, and only then written over. */
  const showOther = async (typed: ProfileDraft) => {
    const result = await api.getProfile({});
    if (!result.ok) return change(failed);
    const { profile } = result.data;
    change((now) => {
      const draft = { ...typed, ...pictureSince(typed, now), base: profile.updatedAt };
      const isKept = keepDraft(key, draft);
      return { kept: profile, draft, isKept, other: profile };
    });
  };
  const refuse = (result: Refused, typed: ProfileDraft) => {
    if (result.code === 'profile_changed') return showOther(typed);
    const isOurs = result.status === 0 || result.status >= 500;
    if (isOurs) return change(failed);
    change({ faults: { [result.field ?? 'form']: result.message } });
  };
  const send = async (typed: ProfileDraft) => {
    const { preview: _, base, ...told } = typed;
    const result = await api.updateProfile({ body: { ...told, baseUpdatedAt: base } });
    if (!result.ok) return refuse(result, typed);
    change((now) => settled(key, result.data.profile, typed, now));
  };
  return () =>
    once(async () => {
      if (!draft) return;
      change({ busy: true, faults: {}, saved: false });
      await send(draft);
      change({ busy: false });
    });
}
