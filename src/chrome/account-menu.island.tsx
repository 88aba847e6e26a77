import { lazy, Suspense } from 'react';

import { useIsAwake } from '../ui/use-observable.ts';

// If the import fails, the page must stay intact. It is lazy because every page preloads what an island
// imports statically.
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    (module) => ({ default: module.UserMenu }),
    () => ({ default: (_: { inMenu: boolean }) => null }),
  ),
);

/** The menu of signed-in visitors, in the header or in the sheet of small screens. */
export default function AccountMenu({ inMenu = false }: { inMenu?: boolean }) {
  return (
    useIsAwake() && (
      <Suspense>
        <UserMenu inMenu={inMenu} />
      </Suspense>
    )
  );
}
