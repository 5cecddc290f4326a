import { useEffect, useRef } from 'react';
import { useText } from '#web/page/text.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Progress } from '#web/ui/progress.tsx';
import styles from './submitting-screen.module.css';

type Props = { kind: 'add' | 'update'; progress: number };

/** Covers the page while a recipe is on its way and shows how much of it has left. It takes the focus, so it is read out. */
export function SubmittingScreen({ kind, progress }: Props) {
  const text = useText();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.screen}>
      <Drawing name="pot" className={styles.drawing} />
      <p ref={words} className={styles.text} tabIndex={-1}>
        {text(kind === 'add' ? 'form.submitting' : 'form.submittingUpdate')}
      </p>
      <div className={styles.bar}>
        <Progress label={text('form.uploadProgress')} value={progress} />
      </div>
    </div>
  );
}
