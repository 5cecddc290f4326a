import { Link, useLocation } from 'react-router';
import { isAdmin } from '#domain/accounts/may.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { AddRecipeLink } from '#web/session/add-recipe-link.tsx';
import { useAuth } from '#web/session/auth.ts';
import { useLogOut } from '#web/session/log-out.ts';
import styles from './mobile-menu.module.css';
import { SearchBox } from './search-box.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

type Props = {
  id: string;
  isOpen: boolean;
  keyword: string;
  onKeyword: (keyword: string) => void;
};

/** The menu under the hamburger; below 640 px it also holds the search. */
export function MobileMenu({ id, isOpen, keyword, onKeyword }: Props) {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <nav id={id} className={styles.menu} hidden={!isOpen} aria-label={text('nav.menu')}>
      <SearchBox className={styles.search} keyword={keyword} onKeyword={onKeyword} />
      <ul>
        {pathname !== paths.home && (
          <li className={styles.home}>
            <Link to={paths.home} className={styles.link}>
              {text('nav.home')}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.explore} className={styles.link}>
            {text('nav.explore')}
          </Link>
        </li>
        <li>
          <AddRecipeLink className={styles.link}>{text('nav.addRecipe')}</AddRecipeLink>
        </li>
        <li>
          <Link to={paths.myRecipes} className={styles.link}>
            {text('nav.myRecipes')}
          </Link>
        </li>
        <li>
          <Link to={paths.savedRecipes} className={styles.link}>
            {text('nav.savedRecipes')}
          </Link>
        </li>
        <li>
          <Link to={paths.contact} className={styles.link}>
            {text('nav.contact')}
          </Link>
        </li>
        <AccountLinks />
      </ul>
      <div className={styles.theme}>
        <ThemeToggle />
      </div>
    </nav>
  );
}

function AccountLinks() {
  const text = useText();
  const logOut = useLogOut();
  const { user } = useAuth();
  if (user) {
    return (
      <>
        <li>
          <Link to={paths.account} className={styles.link}>
            {user.name}
          </Link>
        </li>
        {isAdmin({ id: user._id, role: user.role }) && (
          <li>
            <Link to={paths.admin} className={styles.link}>
              {text('nav.admin')}
            </Link>
          </li>
        )}
        <li>
          <button type="button" className={styles.link} onClick={() => void logOut()}>
            {text('nav.logout')}
          </button>
        </li>
      </>
    );
  }
  return (
    <>
      <li>
        <Link to={paths.login} className={styles.link}>
          {text('nav.login')}
        </Link>
      </li>
      <li>
        <Link to={paths.register} className={styles.link}>
          {text('nav.register')}
        </Link>
      </li>
    </>
  );
}
