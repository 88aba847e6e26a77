import { type ReactNode, useEffect, useRef } from 'react';

import { focusAccountBar, focusWhenSignedIn } from '../features/account/account-focus.ts';
import { session, type User } from '../lib/storage/session.ts';
import { UserPanel } from '../features/account/user-panel.tsx';
import { useObservable } from '../ui/use-observable.ts';
import { runDropdowns } from './dropdowns.ts';
import { NavGroup } from './nav-group.tsx';

/** Renders nothing without a session. */
export function UserMenu({ inMenu }: { inMenu: boolean }): ReactNode {
  const user = useObservable(session, null);
  return user && (inMenu ? <UserPanel user={user} inMenu /> : <Menu user={user} />);
}

/** Covers the buttons that it replaces. */
function Menu({ user }: { user: User }): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu.current) runDropdowns(menu.current);
    focusWhenSignedIn();
    return focusAccountBar;
  }, []);
  return (
    <div ref={menu} className="header-user">
      <NavGroup id="menu-account" label={<bdi className="truncate">{user.firstName}</bdi>}>
        <UserPanel user={user} />
      </NavGroup>
    </div>
  );
}
