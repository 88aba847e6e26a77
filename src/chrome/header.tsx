import * as labels from '../config/words.ts';
import { headerGroups, headerLinks } from '../config/navigation.ts';
import { AuthButtons } from '../features/account/auth-buttons.tsx';
import { island } from '../runtime/island.tsx';
import { MenuIcon, SearchIcon } from '../ui/icons.tsx';
import AccountMenuIsland from './account-menu.island.tsx';
import { GroupLinks, NavGroup } from './nav-group.tsx';
import { site } from '../config/site.ts';
import { logoFigure } from '../figures/logo.ts';
import { Figure } from '../ui/figure.tsx';
import { Opener } from '../ui/opener.tsx';
import './logo.css';
import './header.css';

const AccountMenu = island(AccountMenuIsland, ['signed-in']);

/** The fixed top navigation: dropdowns on wide screens, a button for the menu sheet on narrow ones. */
export function Header({ path }: { path: string }) {
  return (
    <header className="fixed inset-x-0 top-0 site-header z-30">
      {/* The row breaks where a browser enlarges text alone, which leaves the breakpoints as they are. */}
      <div className="wrap flex h-(--header) items-center gap-3 lg:h-auto lg:min-h-(--header) lg:flex-wrap">
        <Logo />
        <nav aria-label={labels.mainMenu} className="header-nav text-ink-2">
          {headerGroups.map((group) => (
            <NavGroup key={group.id} id={`menu-${group.id}`} label={group.label}>
              <GroupLinks group={group} path={path} />
            </NavGroup>
          ))}
          {headerLinks.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              aria-current={to === path ? 'page' : undefined}
              className="flex min-h-11 items-center hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="needs-script header-tools">
          <Opener
            opens="search"
            aria-label={labels.search}
            aria-keyshortcuts="Control+K Meta+K /"
            className="header-icon"
          >
            <SearchIcon />
          </Opener>
          {/* The menu covers the buttons, so that signing in moves nothing. */}
          <div className="header-account">
            <AuthButtons />
            <AccountMenu />
          </div>
          <Opener
            opens="menu"
            aria-haspopup="dialog"
            aria-label={labels.menu}
            className="header-icon menu-button"
          >
            <MenuIcon />
          </Opener>
        </div>
        <a href="#site-links" className="no-script btn btn-secondary ms-auto">
          {labels.allPages}
        </a>
      </div>
    </header>
  );
}

/** The vendor's logo and name, linked to the home page. */
export function Logo() {
  return (
    <a href="/" className="logo">
      <Figure figure={logoFigure(site.name)} decorative />
      {site.name}
    </a>
  );
}
