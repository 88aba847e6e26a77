import { lazy, Suspense, useSyncExternalStore } from 'react';

// If the import fails, the page must stay intact. It is lazy because every page preloads what an island
// imports statically.
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    (module) => ({ default: module.UserMenu }),
    () => ({ default: () => null }),
  ),
);

const neverChanges = () => () => {};

/** The menu of signed-in visitors. */
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
