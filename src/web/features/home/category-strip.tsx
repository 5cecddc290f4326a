import { Link } from 'react-router';
import { cuisines } from '#domain/categories/cuisines.ts';
import { paths } from '#web/paths.ts';
import { useText } from '#web/shared/text.ts';
import styles from './category-strip.module.css';
import american from './pictures/cuisine-american.webp?url';
import chinese from './pictures/cuisine-chinese.webp?url';
import indian from './pictures/cuisine-indian.webp?url';
import mexican from './pictures/cuisine-mexican.webp?url';
import other from './pictures/cuisine-other.webp?url';
import thai from './pictures/cuisine-thai.webp?url';

const pictures = {
  Indian: indian,
  Thai: thai,
  American: american,
  Chinese: chinese,
  Mexican: mexican,
  Other: other,
};

/** The six cuisines as round dishes; the row snaps on a phone. */
export function CategoryStrip() {
  const text = useText();
  return (
    <nav aria-label={text('home.categories')}>
      <ul className={styles.strip}>
        {cuisines.map(({ name }) => (
          <li key={name}>
            <Link to={paths.category(name)} className={styles.cuisine}>
              <img
                className={styles.picture}
                src={pictures[name]}
                width={288}
                height={288}
                alt=""
                loading="lazy"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
