import { lazy, Suspense, useState } from 'react';

import { fetched } from '../ui/fetched.ts';
import { MenuIcon } from '../ui/icons.tsx';

const load = () => import('./mobile-menu-sheet.tsx');
const MobileMenuSheet = lazy(() =>
  fetched(load).then((module) => ({ default: module.MobileMenuSheet })),
);

/** The button that opens the navigation on small screens; the sheet's code comes with the first touch. */
export function MobileMenu({ path }: { path: string }) {
  'use no memo';
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const open = state === 'open';
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label="Menu"
        onPointerDown={() => void load()}
        onFocus={() => void load()}
        onClick={() => setState('open')}
        className="grid size-11 place-items-center rounded-md border border-line-2"
      >
        <MenuIcon />
      </button>
      {state !== 'unseen' && (
        <Suspense>
          <MobileMenuSheet path={path} open={open} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  );
}
