import { Link, type LinkProps, useLocation } from 'react-router';
import { isModerator } from '#domain/accounts/may.ts';
import { useText } from '#web/page/text.ts';
import type { Typed } from '#web/page/use-typed.ts';
import { paths } from '#web/paths.ts';
import { AddRecipeLink } from '#web/session/add-recipe-link.tsx';
import { useAuth } from '#web/session/auth.ts';
import { useLogOut } from '#web/session/log-out.ts';
import { useCarryOnHere } from '#web/session/wanted.ts';
import styles from './mobile-menu.module.css';
import { SearchBox } from './search-box.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

type Props = {
  id: string;
  isOpen: boolean;
  typed: Typed;
};

/** The menu under the hamburger; below 640 px it also holds the search. */
export function MobileMenu({ id, isOpen, typed }: Props) {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <nav id={id} className={styles.menu} hidden={!isOpen} aria-label={text('nav.menu')}>
      <SearchBox className={styles.search} typed={typed} />
      <ul>
        {pathname !== paths.home && (
          <li className={styles.home}>
            <Link to={paths.home} className={styles.link}>
              {text('nav.home')}
            </Link>
          </li>
        )}
        <Item to={paths.explore}>{text('nav.explore')}</Item>
        <li>
          <AddRecipeLink className={styles.link}>{text('nav.addRecipe')}</AddRecipeLink>
        </li>
        <Item to={paths.myRecipes}>{text('nav.myRecipes')}</Item>
        <Item to={paths.savedRecipes}>{text('nav.savedRecipes')}</Item>
        <Item to={paths.contact}>{text('nav.contact')}</Item>
        <AccountLinks />
      </ul>
      <div className={styles.theme}>
        <ThemeToggle />
      </div>
    </nav>
  );
}

type ItemProps = Pick<LinkProps, 'to' | 'replace' | 'state'> & { children: string };

function Item({ children, ...link }: ItemProps) {
  return (
    <li>
      <Link {...link} className={styles.link}>
        {children}
      </Link>
    </li>
  );
}

function AccountLinks() {
  const text = useText();
  const logOut = useLogOut();
  const { user } = useAuth();
  const carried = useCarryOnHere();
  if (user) {
    return (
      <>
        <Item to={paths.account}>{user.name}</Item>
        {isModerator(user) && <Item to={paths.admin}>{text('nav.admin')}</Item>}
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
      <Item to={paths.login} {...carried}>
        {text('nav.login')}
      </Item>
      <Item to={paths.register} {...carried}>
        {text('nav.register')}
      </Item>
    </>
  );
}
