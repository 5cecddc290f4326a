import { useEffect } from 'react';
import { Stage, type StageProps } from './stage.tsx';
import { useMoves } from './use-moves.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The screen of cook mode as somebody cooks by it: keys and swipes move it, and it keeps awake. */
export function LiveStage(props: StageProps) {
  const { at, goTo } = props;
  const { isAsleep } = useWakeLock();
  const moves = useMoves({ previous: () => goTo(at - 1), next: () => goTo(at + 1) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [at]);
  return <Stage {...props} isAsleep={isAsleep} moves={moves} />;
}
