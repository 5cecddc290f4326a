import { useText } from '#web/shared/text.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Progress } from '#web/ui/progress.tsx';
import styles from './submitting-screen.module.css';

type Props = { kind: 'add' | 'update'; progress: number };

/** Covers the page while a recipe is on its way and shows how much of it has left. */
export function SubmittingScreen({ kind, progress }: Props) {
  const text = useText();
  return (
    <div className={styles.screen}>
      <Drawing name="pot" className={styles.drawing} />
      <p className={styles.text} role="status">
        {text(kind === 'add' ? 'form.submitting' : 'form.submittingUpdate')}
      </p>
      <div className={styles.bar}>
        <Progress label={text('form.uploadProgress')} value={progress} />
      </div>
    </div>
  );
}
