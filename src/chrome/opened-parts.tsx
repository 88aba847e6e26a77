import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

import { delegate } from '../lib/delegate.ts';
import { fetched } from '../ui/fetched.ts';

type PartProps = { path: string; open: boolean; onClose: () => void };

const loaders = {
  menu: () => import('./mobile-menu-sheet.tsx').then((module) => module.MobileMenuSheet),
  outbox: () =>
    import('../features/outbox/outbox-dialog.tsx').then((module) => module.OutboxDialog),
  search: () => import('./site-search.tsx').then((module) => module.SiteSearch),
} satisfies Record<string, () => Promise<ComponentType<PartProps>>>;

/** What a control with `data-opens` can open. */
type Part = keyof typeof loaders;

const part = (name: Part) => lazy(async () => ({ default: await fetched(loaders[name]) }));
const parts = Object.entries({
  menu: part('menu'),
  outbox: part('outbox'),
  search: part('search'),
});

const named = ({ dataset }: HTMLElement) => dataset['opens'] as Part;

/**
 * Opens what the prerendered controls of header and footer name: the menu of small screens, the Outbox,
 * the search. Their code comes when one is near.
 */
export function OpenedParts({ path }: { path: string }) {
  'use no memo';
  const [shown, setShown] = useState<Partial<Record<string, boolean>>>({});

  useEffect(() => {
    const open = (name: Part) => setShown((now) => ({ ...now, [name]: true }));
    return delegate('[data-opens]', {
      prepare: (control) => void loaders[named(control)]().catch(() => undefined),
      answer: (control) => open(named(control)),
    });
  }, []);

  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-opens][aria-expanded]'))
      control.ariaExpanded = String(shown[named(control)] ?? false);
  }, [shown]);

  return (
    <Suspense>
      {parts.map(
        ([name, Opened]) =>
          name in shown && (
            <Opened
              key={name}
              path={path}
              open={shown[name] ?? false}
              onClose={() => setShown((now) => ({ ...now, [name]: false }))}
            />
          ),
      )}
    </Suspense>
  );
}
