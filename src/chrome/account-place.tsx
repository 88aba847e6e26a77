import { lazy, Suspense } from 'react';

import { AuthButtons } from '../features/account/auth-buttons.tsx';
import { session } from '../features/account/session.ts';
import { useObservable } from '../ui/use-observable.ts';

// Only signed-in visitors fetch it. Where it does not come the page must stay.
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    (module) => ({ default: module.UserMenu }),
    () => ({ default: () => null }),
  ),
);

/**
 * The two doors to an account, or whose it is. The buttons keep their place when they give way to the
 * name, so that nothing moves.
 */
export function AccountPlace() {
  const user = useObservable(session, undefined);
  return (
    <div className="header-account" data-taken={user ? '' : undefined}>
      <AuthButtons />
      {user && (
        <Suspense>
          <UserMenu user={user} />
        </Suspense>
      )}
    </div>
  );
}
