import { lazy, Suspense, useSyncExternalStore } from 'react';

// Where it does not come the page must stay. Every page names what an island imports at once, so this does not.
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    (module) => ({ default: module.UserMenu }),
    () => ({ default: () => null }),
  ),
);

const neverChanges = () => () => {};

/** Whose account it is, over the doors to it. It wakes for signed-in visitors alone. */
export default function AccountMenu() {
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    isAwake && (
      <Suspense>
        <UserMenu />
      </Suspense>
    )
  );
}
