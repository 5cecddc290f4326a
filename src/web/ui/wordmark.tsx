import { PotMark } from './pot-mark.tsx';
import styles from './wordmark.module.css';

type Props = { brand: string; markSize?: number };

/** The pot and the name beside it, in the size and colour of what stands around; it takes two lines where it must, a long one in smaller letters, and is then cut with an ellipsis. */
export function Wordmark({ brand, markSize }: Props) {
  // Twelve letters stand in one line of a phone's header: with one more the name is long.
  return (
    <span className={styles.wordmark} data-long={brand[12]}>
      <PotMark size={markSize} />
      <span className={styles.name}>{brand}</span>
    </span>
  );
}
