import { PotMark } from './pot-mark.tsx';
import styles from './wordmark.module.css';

type Props = { brand: string; markSize?: number };

/** How many letters of a name stand in one line of a phone's header. */
const mostInLine = 12;

/** The pot and the name beside it, in the size and colour of what stands around; a long name is smaller, may take two lines, and is then cut with an ellipsis. */
export function Wordmark({ brand, markSize }: Props) {
  return (
    <span className={styles.wordmark} data-long={brand.length > mostInLine || undefined}>
      <PotMark size={markSize} />
      <span className={styles.name}>{brand}</span>
    </span>
  );
}
