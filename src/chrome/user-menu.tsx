import { type ReactNode, useEffect, useRef } from 'react';

import { focusAccountBar, focusWhenSignedIn } from '../features/account/account-focus.ts';
import { session } from '../features/account/session.ts';
import type { User } from '../features/account/user.ts';
import { UserPanel } from '../features/account/user-panel.tsx';
import { useObservable } from '../ui/use-observable.ts';
import { runDropdowns } from './dropdowns.ts';
import { NavGroup } from './nav-group.tsx';

/** Whose session it is, if there is one. */
export function UserMenu(): ReactNode {
  const user = useObservable(session, null);
  return user && <Menu user={user} />;
}

/** Stands over the buttons that it replaces; a dropdown like the others. */
function Menu({ user }: { user: User }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) runDropdowns(place.current);
    focusWhenSignedIn();
    return focusAccountBar;
  }, []);
  return (
    <div
      ref={place}
      className="absolute inset-y-0 right-0 hidden max-w-full items-center text-ui font-semibold lg:flex"
    >
      <NavGroup id="menu-account" label={<bdi className="truncate">{user.firstName}</bdi>}>
        <UserPanel />
      </NavGroup>
    </div>
  );
}
