import { NavLink } from 'react-router';
import { cuisines } from '#domain/categories/cuisines.ts';
import { paths } from '#web/paths.ts';
import { useText } from '#web/shared/text.ts';
import styles from './cuisine-links.module.css';

/** The way to every cuisine's page, the present one marked; the row slides on a phone. */
export function CuisineLinks() {
  const text = useText();
  return (
    <nav aria-label={text('home.categories')}>
      <ul className={styles.links}>
        {cuisines.map(({ name }) => (
          <li key={name}>
            <NavLink to={paths.category(name)} className={styles.link}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
