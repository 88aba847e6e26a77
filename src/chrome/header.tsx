import { headerLinks, platformGroup, solutionsGroup } from '../config/navigation.ts';
import { Static } from '../ui/static.tsx';
import { AccountPlace } from './account-place.tsx';
import { GroupLinks } from './group-links.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavGroup } from './nav-group.tsx';
import { SearchButton } from './search-button.tsx';

/** The fixed top navigation. */
export function Header({ path }: { path: string }) {
  'use no memo';
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-night/85 backdrop-blur-md">
      <div className="wrap flex h-(--header) items-center gap-3 sm:gap-8">
        <Static className="shrink-0">
          <Logo />
        </Static>
        <nav
          aria-label="Main"
          className="ml-auto hidden items-center gap-7 text-ui text-ink-2 lg:flex"
        >
          <NavGroup label="Platform">
            <Static>
              <GroupLinks group={platformGroup} path={path} />
            </Static>
          </NavGroup>
          <NavGroup label="Solutions">
            <Static>
              <GroupLinks group={solutionsGroup} path={path} />
            </Static>
          </NavGroup>
          <Static className="flex items-center gap-7">
            {headerLinks.map(({ label, to }) => (
              <a
                key={to}
                href={to}
                aria-current={to === path ? 'page' : undefined}
                className="flex min-h-11 items-center hover:text-ink aria-[current]:text-ink"
              >
                {label}
              </a>
            ))}
          </Static>
        </nav>
        <div className="needs-script ml-auto flex items-center gap-1 sm:gap-3 lg:ml-1">
          <SearchButton />
          <AccountPlace />
          <MobileMenu path={path} />
        </div>
        <a href="#site-links" className="no-script btn btn-secondary lg:hidden">
          All pages
        </a>
      </div>
    </header>
  );
}
