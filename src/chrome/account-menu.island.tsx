import { lazy, Suspense } from 'react';

import { persist } from '../runtime/load.ts';
import { useIsAwake } from '../ui/use-observable.ts';

// Lazy because every page preloads what an island imports statically.
const UserMenu = lazy(() =>
  persist(() => import('./user-menu.tsx')).then((module) => ({ default: module.UserMenu })),
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
