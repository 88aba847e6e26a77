import * as labels from '../config/words.ts';
import { headerGroups, sheetGroups } from '../config/navigation.ts';
import { AuthButtons } from '../features/account/auth-buttons.tsx';
import { island } from '../runtime/island.tsx';
import { CloseButton } from '../ui/dialog-frame.tsx';
import AccountMenuIsland from './account-menu.island.tsx';
import { OtherLanguages } from './other-languages.tsx';
import './menu-sheet.css';

const AccountMenu = island(AccountMenuIsland, ['signed-in']);

/**
 * The navigation of small screens, a dialog without React. Escape, the backdrop, any of its controls and a wide window
 * close it.
 */
export const MenuSheet = ({ id, path }: { id: string; path: string }) => (
  <dialog id={id} popover="auto" aria-label={labels.menu} className="menu-sheet">
    <div className="wrap">
      <nav aria-label={labels.menu}>
        {[...headerGroups, ...sheetGroups].map((group) => (
          <div key={group.id}>
            <h2>{group.label}</h2>
            <ul>
              {group.links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} aria-current={to === path ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className="flex flex-wrap gap-x-6 text-ui empty:hidden">
        <OtherLanguages path={path} className="flex min-h-11 items-center underline" />
      </p>
      <div className="menu-account">
        <AuthButtons inMenu />
        <AccountMenu inMenu />
      </div>
    </div>
    <CloseButton of={id} label={labels.closeMenu} />
  </dialog>
);
