import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressIn } from '#contract/languages.ts';
import { useApi } from '#web/data/api.ts';
import { useSite, useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { deviceHeader } from '#web/session/device.ts';
import { wantedState } from '#web/session/wanted.ts';
import {
  type Choosing,
  forgetAway,
  forgetChoosing,
  keepChoosing,
  readAway,
  readChoosing,
} from './openid-away.ts';
import { sayRefusal } from './say-refusal.ts';
import { type Begun, useEnter } from './use-enter.ts';

type State =
  | { kind: 'waiting' }
  | { kind: 'failed'; fault: string; isOwn: boolean }
  /** Their account is closed, and opens again when they say so. */
  | { kind: 'left'; message: string }
  | { kind: 'choosing'; choosing: Choosing };
type Back = { key: string; answer: string; comeBack?: true };

/** What came of a login at the OpenID server: its answer leaves the address at once, and counts in the browser that was sent there. */
export function useOpenidBack() {
  const text = useText();
  const { language } = useSite();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const begun = useRef(false);
  const { enter, finish } = useFinish(setState);
  // The reply comes later than the address has changed, and with it what is wanted.
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const away = readAway();
    const choosing = readChoosing();
    if (!search && choosing) return setState({ kind: 'choosing', choosing });
    if (!search || !away) {
      return setState({ kind: 'failed', fault: text('openid.foreign'), isOwn: false });
    }
    if (away.language !== language) {
      return window.location.replace(addressIn(away.language, paths.openidBack) + search);
    }
    forgetAway();
    const kept = away.wanted ? { state: wantedState(away.wanted) } : {};
    void navigate(paths.openidBack, { replace: true, ...kept });
    const { key, isOwn, comeBack } = away;
    void latest.current({ key, answer: search, ...(comeBack ? { comeBack } : {}) }, isOwn);
  }, [search, language, navigate, text]);
  return { state, enter };
}

function useFinish(setState: (state: State) => void) {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const letIn = useEnter();
  const latest = useRef(letIn);
  useEffect(() => {
    latest.current = letIn;
  });
  const enter = (begun: Begun) => {
    forgetChoosing();
    return latest.current(begun);
  };
  const finishOwn = async ({ key, answer }: Back) => {
    const result = await api.finishOpenid({ body: { key, answer } });
    if (!result.ok) return sayRefusal(result) || text('openid.failed');
    showSuccess(result.data.message ?? '');
    await navigate(paths.account, { replace: true });
    return '';
  };
  const finishLogin = async (body: Back) => {
    const result = await api.loginByOpenid({ headers: deviceHeader(), body });
    if (!result.ok && result.code === 'account_left') {
      setState({ kind: 'left', message: result.message });
      return '';
    }
    if (!result.ok) return sayRefusal(result) || text('openid.failed');
    const { begun, newcomer, message } = result.data;
    if (begun) await enter(message ? { ...begun, message } : begun);
    if (newcomer) keepChoosing(newcomer);
    if (newcomer) setState({ kind: 'choosing', choosing: newcomer });
    return '';
  };
  const finish = async (body: Back, isOwn: boolean) => {
    const fault = await (isOwn ? finishOwn(body) : finishLogin(body));
    if (fault) setState({ kind: 'failed', fault, isOwn });
  };
  return { enter, finish };
}
