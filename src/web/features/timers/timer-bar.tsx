import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { inOrder, ringing, type Timer } from '#domain/timers/timers.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { useText } from '#web/page/text.ts';
import { silenceBell } from './bell.ts';
import { ringInOneTab } from './ringing-tab.ts';
import { tellOf } from './say-timer.ts';
import { ShownTimers } from './shown-timers.tsx';
import { useTimers } from './timer-store.ts';
import { useFootHeight } from './use-foot-height.ts';
import { useNow } from './use-now.ts';
import { useTimerTitle } from './use-timer-title.ts';

/** Hands the bar over, once its texts are there. */
export async function openTimerBar(
  language: Language,
  show: (bar: () => ComponentType) => void,
): Promise<void> {
  await loadTexts(language, ['timers']);
  show(() => TimerBar);
}

/** The timers of this browser at the foot of the window, as they run; nothing where there is none. */
function TimerBar() {
  const timers = useTimers();
  return timers.length > 0 ? <Bar timers={timers} /> : null;
}

function Bar({ timers }: { timers: readonly Timer[] }) {
  const text = useText();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useFootHeight(bar);
  useEffect(() => ringInOneTab((event) => tellOf(event, text)), [text]);
  const isRinging = timers.some(ringing);
  useEffect(() => (isRinging ? silenceBell : undefined), [isRinging]);
  const ordered = inOrder(timers, now);
  useTimerTitle(ordered[0], now, text);
  return (
    <ShownTimers
      ordered={ordered}
      now={now}
      text={text}
      isOpen={isOpen}
      setOpen={setOpen}
      place={bar}
    />
  );
}
