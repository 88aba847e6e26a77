import { lazy, Suspense } from 'react';

import { session } from '../features/account/session.ts';
import { useObservable } from '../ui/use-observable.ts';

// Only signed-in visitors fetch it. Where it does not come the page must stay.
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    (module) => ({ default: module.UserMenu }),
    () => ({ default: () => null }),
  ),
);

/** Whose account it is, over the doors to it. */
export default function AccountMenu() {
  const user = useObservable(session, undefined);
  return (
    user && (
      <Suspense>
        <UserMenu user={user} />
      </Suspense>
    )
  );
}
