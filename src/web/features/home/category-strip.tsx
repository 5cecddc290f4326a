import { Link } from 'react-router';
import { cuisines } from '#domain/categories/cuisines.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { keptMarkup } from '#web/page/kept-markup.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import styles from './category-strip.module.css';
import { DishPicture } from './dish-picture.tsx';

function CategoryStripMarkup() {
  const text = useText();
  return (
    <nav aria-label={text('home.categories')}>
      <ul className={styles.strip}>
        {cuisines.map(({ name }) => (
          <li key={name}>
            <Link to={paths.category(name)} className={styles.cuisine}>
              <DishPicture
                dish={`cuisine-${name.toLowerCase()}`}
                size={240}
                className={styles.picture}
                sizes="(min-width: 768px) 144px, 104px"
                loading="lazy"
              />
              {cuisineName(text, name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The six cuisines as round dishes; the row snaps on a phone. */
export const CategoryStrip = import.meta.env.SSR
  ? keptMarkup('strip', CategoryStripMarkup)
  : CategoryStripMarkup;
