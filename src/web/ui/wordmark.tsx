import { PotMark } from './pot-mark.tsx';
import styles from './wordmark.module.css';

type Props = { brand: string; markSize?: number };

/** The pot and the name beside it, in the size and colour of what stands around; a long name is cut with an ellipsis. */
export function Wordmark({ brand, markSize }: Props) {
  return (
    <span className={styles.wordmark}>
      <PotMark size={markSize} />
      <span className={styles.name}>{brand}</span>
    </span>
  );
}
