import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './taken-line.module.css';

type Props = {
  /** What the row was called: 'Step 2'. */
  label: string;
  onUndo: () => void;
};

/** What stands in the place of a row that was taken out: what it was, and the way back. */
export function TakenLine({ label, onUndo }: Props) {
  const text = useText();
  return (
    <li className={styles.taken} data-taken="">
      <span>{text('form.removed', { row: label })}</span>
      <Button size="small" aria-label={text('form.undoRow', { row: label })} onClick={onUndo}>
        {text('form.undo')}
      </Button>
    </li>
  );
}
