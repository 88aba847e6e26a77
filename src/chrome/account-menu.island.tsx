import { lazy, Suspense, useSyncExternalStore } from 'react';

// If the import fails, the page must stay intact. It is lazy because every page preloads what an island
// imports statically.
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    (module) => ({ default: module.UserMenu }),
    () => ({ default: (_: { inMenu: boolean }) => null }),
  ),
);

const neverChanges = () => () => {};

/** The menu of signed-in visitors, in the header or in the sheet of small screens. */
export default function AccountMenu({ inMenu = false }: { inMenu?: boolean }) {
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    isAwake && (
      <Suspense>
        <UserMenu inMenu={inMenu} />
      </Suspense>
    )
  );
}
