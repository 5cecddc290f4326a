import type { LineReading as Reading } from '#domain/kitchen/line-reading.ts';
import type { Text } from '#messages/format.ts';
import { useText } from '#web/page/text.ts';
import styles from './line-reading.module.css';

type Props = { id: string; reading: Reading | null };

/** How an ingredient line was understood, quietly below it. Its place is there before it comes. */
export function LineReading({ id, reading }: Props) {
  const text = useText();
  return (
    <p id={id} className={styles.reading}>
      {reading && tell(reading, text).map((part) => <span key={part}>{part}</span>)}
    </p>
  );
}

/** The parts of a reading, each as a few words. */
function tell(reading: Reading, text: Text): string[] {
  if (reading.isHeading) return [text('reading.heading')];
  const { amounts, food, note, isOptional, isFixed, stays } = reading;
  const join = (some: string[]) => some.filter((one) => one !== '').join(' + ');
  const number = join(amounts.map((one) => one.number));
  const unit = join(amounts.map((one) => one.unit));
  return [
    amounts.length === 0 && text('reading.noAmount'),
    number !== '' && text('reading.amount', { amount: number }),
    unit !== '' && text('reading.unit', { unit }),
    food ? text('reading.food', { food }) : text('reading.noFood'),
    note !== null && text('reading.note', { note }),
    isOptional && text('reading.optional'),
    stays && text(isFixed ? 'reading.fixed' : 'reading.stays'),
  ].filter((part) => part !== false);
}
