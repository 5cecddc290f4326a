import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useApi } from '../data/api.ts';
import { useText } from '../page/text.ts';
import { showError } from '../page/toasts.ts';
import { sameUser } from '../session/same-user.ts';
import { takeFollowing } from '../session/wanted.ts';
import { type Person, useBlocked, useKeepBlock } from './blocked.ts';

type Props = {
  cook: Person;
  className: string | undefined;
  /** Whether to follow is what the page asks for first, as a cook's own does; a recipe's asks to cook. */
  isMain: boolean;
  /** Told how many follow the cook, after each change. */
  onCount: (followers: number) => void;
};

/** Follows a cook, or no longer; one whom the reader blocked is unblocked first: until then they are followed by nobody's press. */
export function FollowButton(props: Props) {
  const { people } = useBlocked();
  const isBlocked = people?.some(({ _id, kind }) => _id === props.cook._id && kind === 'block');
  const [isPressed, setPressed] = useState(false);
  if (isBlocked) return <Unblock {...props} onPress={() => setPressed(true)} />;
  return <Follow {...props} isAfter={isPressed} />;
}

function Unblock({ cook, className, onPress }: Props & { onPress: () => void }) {
  const text = useText();
  const keep = useKeepBlock();
  const press = async () => {
    onPress();
    const fault = await keep(cook, 'none');
    if (fault) showError(fault, 'follow');
  };
  return (
    <Button size="small" className={className} onClick={() => void press()}>
      {text('follow.unblock')}
      <span className="visually-hidden">{text('follow.whom', { name: cook.name })}</span>
    </Button>
  );
}

/** It shows at once what was pressed, and takes it back where it is refused; `isAfter` where it stands for a button that was pressed. */
function Follow({ cook, className, onCount, isMain, isAfter }: Props & { isAfter: boolean }) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const { shown, press } = useFollow(cook._id, onCount);
  useEffect(() => {
    if (isAfter && document.activeElement === document.body) button.current?.focus();
  }, [isAfter]);
  return (
    <Button
      ref={button}
      size="small"
      variant={isMain && !shown ? 'primary' : 'quiet'}
      className={className}
      onClick={() => press(!shown)}
    >
      {text(shown ? 'follow.following' : 'follow.follow')}
      <span className="visually-hidden">
        {text(shown ? 'follow.stop' : 'follow.whom', { name: cook.name })}
      </span>
    </Button>
  );
}

function useFollow(cookId: string, onCount: (followers: number) => void) {
  const api = useApi();
  const [shown, setShown] = useState(false);
  const send = useSendFollow(cookId, onCount);
  // What the server was last asked for, as against what it is to be asked for next.
  const state = useRef({ known: false, wanted: false, isBusy: false, isKept: false });
  const press = async (following: boolean) => {
    const now = state.current;
    now.wanted = following;
    setShown(following);
    if (now.isBusy) return;
    now.isBusy = true;
    const isSame = sameUser();
    for (let isFirst = true; isFirst || (isSame() && now.known !== now.wanted); isFirst = false) {
      const kept = await send(now.wanted);
      if (kept === null) now.wanted = now.known;
      else [now.known, now.isKept] = [kept, true];
    }
    now.isBusy = false;
    setShown(now.known);
  };
  const followNow = useEffectEvent(() => void press(true));
  useEffect(() => {
    if (takeFollowing(cookId)) return followNow();
    void api.getFollow({ params: { cookId } }).then((result) => {
      const now = state.current;
      // Where it cannot be told the button follows, which does no harm to a follower. An answer that
      // comes after that to a press may be of before it.
      if (!result.ok || now.isKept) return;
      now.known = result.data.following;
      if (!now.isBusy) setShown(now.known);
    });
  }, [api, cookId]);
  return { shown, press: (following: boolean) => void press(following) };
}

/** Asks the server to follow or not; what it keeps, or null where it refused, which is said. */
function useSendFollow(cookId: string, onCount: (followers: number) => void) {
  const api = useApi();
  const text = useText();
  return async (following: boolean): Promise<boolean | null> => {
    const result = await api.followCook({ params: { cookId }, body: { following } });
    if (result.ok) {
      onCount(result.data.followers);
      return result.data.following;
    }
    // After a 401 the client has logged out and offers the login.
    if (result.status !== 401) showError(result.message || text('follow.failed'), 'follow');
    return null;
  };
}
