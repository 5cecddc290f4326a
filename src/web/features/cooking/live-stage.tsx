import { useEffect, useState } from 'react';
import { Stage, type StageProps } from './stage.tsx';
import { useMoves } from './use-moves.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The screen of cook mode as somebody cooks by it: keys and swipes move it, and it keeps awake. */
export function LiveStage(props: StageProps) {
  const { at, goTo } = props;
  const { isAsleep } = useWakeLock();
  // It is said once: at the step that shows when it turns out.
  const [saidAt, setSaidAt] = useState<number | null>(null);
  if (isAsleep !== (saidAt !== null)) setSaidAt(isAsleep ? at : null);
  const moves = useMoves({ previous: () => goTo(at - 1), next: () => goTo(at + 1) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [at]);
  return <Stage {...props} isAsleep={isAsleep && at === saidAt} moves={moves} />;
}
