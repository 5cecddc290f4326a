import { Link, NavLink, useLocation } from 'react-router';
import { keptMarkup } from '#web/page/kept-markup.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { alongIn } from '#web/page/use-along.ts';
import { type Typed, useTyped } from '#web/page/use-typed.ts';
import { paths } from '#web/paths.ts';
import { AddRecipeLink } from '#web/session/add-recipe-link.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { AccountArea } from './account-area.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';
import { useMenu } from './use-menu.ts';

function WholeHeader() {
  const text = useText();
  const { brand } = useSite();
  const { pathname } = useLocation();
  const menu = useMenu<HTMLElement>();
  const typed = useKeyword();
  const isHidden = useHideOnScroll() && !menu.isOpen;
  return (
    <header ref={menu.container} className={classNames(styles.header, isHidden && styles.hidden)}>
      <a className={styles.skip} href="#main">
        {text('nav.skip')}
      </a>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <Wordmark brand={brand} />
        </Link>
        <nav className={styles.nav} aria-label={text('nav.main')}>
          <NavLink to={paths.explore} className={classNames(styles.link, styles.wideLink)}>
            {text('nav.explore')}
          </NavLink>
          {pathname !== paths.home && (
            <Link to={paths.home} className={classNames(styles.link, styles.home)}>
              {text('nav.home')}
            </Link>
          )}
          <div className={styles.wideLinks}>
            <AddRecipeLink className={styles.link}>{text('nav.addRecipe')}</AddRecipeLink>
            <NavLink to={paths.myRecipes} className={styles.link}>
              {text('nav.myRecipes')}
            </NavLink>
            <NavLink to={paths.savedRecipes} className={styles.link}>
              {text('nav.savedRecipes')}
            </NavLink>
            <NavLink to={paths.contact} className={styles.link}>
              {text('nav.contact')}
            </NavLink>
          </div>
        </nav>
        <SearchBox className={styles.search} typed={typed} />
        <ThemeToggle className={styles.wideOnly} />
        <AccountArea />
        <IconButton
          ref={menu.button}
          className={styles.burger}
          variant="onLeafQuiet"
          label={text(menu.isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          icon={menu.isOpen ? <CloseIcon /> : <MenuIcon />}
          aria-expanded={menu.isOpen}
          aria-controls="menu"
          onClick={menu.toggle}
        />
      </div>
      <MobileMenu id="menu" isOpen={menu.isOpen} typed={typed} />
    </header>
  );
}

/** The links that tell when the page is one of theirs, and what is left out on its own page. */
const toldApart = [paths.explore, paths.myRecipes, paths.savedRecipes, paths.contact, paths.search];

/** Which header a page of an address has; null where it shows what somebody searches for, or takes along what they must not eat. */
function headerOf({ pathname, search }: { pathname: string; search: string }) {
  if (search && alongIn(new URLSearchParams(search)).length > 0) return null;
  if (pathname === paths.home) return paths.home;
  const lower = pathname.toLowerCase();
  const own = toldApart.find((path) => lower === path || lower.startsWith(`${path}/`));
  return own === paths.search && search ? null : (own ?? '');
}

const KeptHeader = /* @__PURE__ */ keptMarkup(
  'header',
  WholeHeader,
  ({ of }: { of: string | null }) => of !== null,
);

function ServerHeader() {
  return <KeptHeader of={headerOf(useLocation())} />;
}

/** The way to the content, then the sticky header: it leaves on the way down and is back on the way up or with the focus. */
export const Header = import.meta.env.SSR ? ServerHeader : WholeHeader;

/** What stands in the search boxes: typed here, taken from the address on /search, cleared on leaving it. */
function useKeyword(): Typed {
  const { pathname, search } = useLocation();
  const asked =
    pathname === paths.search ? (new URLSearchParams(search).get('keyword') ?? '').trim() : '';
  return useTyped(asked);
}
