import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import type { ProfileReply } from '#contract/cooks.ts';
import { useApi } from '#web/data/api.ts';
import { readDraft } from '#web/data/kept-draft.ts';
import { isUnanswered } from '#web/data/refused.ts';
import { useOnce } from '#web/data/use-once.ts';
import { whyKept } from '#web/data/use-own.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useDraftKeeper } from '#web/forms/use-draft-keeper.ts';
import { useText } from '#web/page/text.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { authStore } from '#web/session/auth.ts';
import { draftOf, isChanged, isWhole, type ProfileDraft } from './profile-draft.ts';
import { useSendPicture } from './use-send-picture.ts';

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
  /** Why it is kept from the person, as in `whyKept`. */
  why: string;
};

const start: State = {
  kept: null,
  draft: null,
  isKept: true,
  other: null,
  faults: {},
  busy: false,
  saved: false,
  failed: false,
  why: '',
};

type Change = (part: Partial<State>) => void;

/** What somebody tells of themselves: what is kept, what is typed, and how the two come together. */
export function useProfile(userId: string) {
  const api = useApi();
  const key = `profile@${userId}`;
  const holder = useHolder(key);
  const { state, latest, change, keep } = holder;
  const load = useCallback(async () => {
    change({ failed: false });
    const result = await api.getProfile({});
    if (!result.ok) return change({ failed: true, why: whyKept(result) });
    const { profile } = result.data;
    const typed = readDraft<ProfileDraft>(key, isWhole);
    change({ kept: profile, draft: typed && isChanged(typed, profile) ? typed : draftOf(profile) });
  }, [api, change, key]);
  useEffect(() => void load(), [load]);

  /** Changes what is typed; the fault of what is changed is forgiven. */
  const set = (part: Partial<ProfileDraft>) => {
    const { draft: before, faults } = latest();
    if (!before) return;
    const draft = { ...before, ...part };
    const changed = [...Object.keys(part), 'form'];
    const left = Object.entries(faults).filter(([name]) => !changed.includes(name));
    const isKept = keep(draft);
    change({ draft, isKept, faults: Object.fromEntries(left), saved: false });
  };
  const picture = useSendPicture(set);
  /** Lets go of what is typed: what the site has is shown again. */
  const discard = () => {
    picture.drop();
    keep(null);
    const { kept } = latest();
    if (kept) change({ draft: draftOf(kept), other: null, faults: {}, saved: false });
  };
  return { ...state, load, set, discard, picture, save: useSave(userId, holder, picture.settled) };
}

export type Profile = ReturnType<typeof useProfile>;
type Holder = ReturnType<typeof useHolder>;

/** What is known and typed, which replies that took their time find as it is by then, also where the page was left. */
function useHolder(key: string) {
  const [state, setState] = useState(start);
  const now = useRef(start);
  const keepDraft = useDraftKeeper(key);
  const change = useCallback<Change>((part) => {
    now.current = { ...now.current, ...part };
    setState(now.current);
  }, []);
  const latest = () => now.current;
  const keep = (draft: ProfileDraft | null) => keepDraft(now.current.draft, draft);
  return { state, latest, change, keep };
}

/** A picture that came while the rest was being saved: it waits for the next time. */
function pictureSince(sent: ProfileDraft, { draft }: State) {
  if (!draft || draft.photoId === sent.photoId) return null;
  return { photoId: draft.photoId, preview: draft.preview };
}

/** What shows once the site has kept what was sent. */
function settled(kept: ProfileReply, sent: ProfileDraft, { latest, keep }: Holder): Partial<State> {
  const draft = { ...draftOf(kept), ...pictureSince(sent, latest()) };
  const saved = !isChanged(draft, kept);
  return { kept, draft, isKept: keep(saved ? null : draft), other: null, saved };
}

/**
 * A function that sends what is typed, once at a time, with the picture that is on its way; a refusal or a failure leaves
 * it as it is, and so does somebody else who has logged in meanwhile.
 */
function useSave(userId: string, holder: Holder, picture: () => Promise<string | undefined>) {
  const api = useApi();
  const text = useText();
  const once = useOnce();
  const isHere = useIsHere();
  const { latest, change, keep } = holder;
  const fail = () =>
    change({ faults: { form: text(latest().isKept ? 'profile.failed' : 'profile.failedHere') } });
  /** Somebody was in between: what is there is shown, and only then written over. */
  const showOther = async (typed: ProfileDraft) => {
    const result = await api.getProfile({});
    if (!isHere()) return;
    if (!result.ok) return fail();
    const { profile } = result.data;
    const draft = { ...typed, ...pictureSince(typed, latest()), base: profile.updatedAt };
    change({ kept: profile, isKept: keep(draft), other: profile, draft });
  };
  const refuse = (result: Refused, typed: ProfileDraft) => {
    if (result.code === 'profile_changed') return showOther(typed);
    if (isUnanswered(result)) return fail();
    change({ faults: { [result.field ?? 'form']: result.message } });
  };
  const send = async () => {
    const fault = await picture();
    const typed = latest().draft;
    if (!typed || authStore.get().user?._id !== userId) return;
    if (fault) return change({ faults: { photoId: fault } });
    const { preview: _, base, ...told } = typed;
    const result = await api.updateProfile({ body: { ...told, baseUpdatedAt: base } });
    if (!result.ok) return refuse(result, typed);
    change(settled(result.data.profile, typed, holder));
  };
  return () =>
    once(async () => {
      if (!latest().draft) return;
      change({ busy: true, faults: {}, saved: false });
      await send();
      change({ busy: false });
    });
}
