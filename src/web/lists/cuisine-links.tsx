import { NavLink } from 'react-router';
import { cuisines } from '#domain/categories/cuisines.ts';
import { paths } from '#web/paths.ts';
import { cuisineName } from '../page/cuisine-name.ts';
import { useText } from '../page/text.ts';
import styles from './cuisine-links.module.css';
import { useLinkAlong } from './use-link-along.ts';

/** The way to all recipes and to every cuisine's page, the present one marked; what somebody must not eat goes along. */
export function CuisineLinks() {
  const text = useText();
  const linkAlong = useLinkAlong();
  const links = [
    { to: paths.explore as string, name: text('category.all') },
    ...cuisines.map(({ name }) => ({ to: paths.category(name), name: cuisineName(text, name) })),
  ];
  return (
    <nav aria-label={text('home.categories')}>
      <ul className={styles.links}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <NavLink {...linkAlong(to)} className={styles.link}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
