import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

import { storageKeys } from '../config/storage-keys.ts';
import { delegate } from '../lib/delegate.ts';
import { storedText } from '../lib/stored-text.ts';
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

/** Turned off in the search itself; only then is anything stored. */
const slashIsOff = () => storedText(storageKeys.slashKey.key) !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]');

/**
 * Opens what the prerendered controls of header and footer name: the menu of small screens, the Outbox,
 * the search (also by Ctrl+K, Command+K, or `/` outside a field). Their code comes when one is near.
 */
export function OpenedParts({ path }: { path: string }) {
  'use no memo';
  const [shown, setShown] = useState<Partial<Record<string, boolean>>>({});

  useEffect(() => {
    const open = (name: Part) => setShown((now) => ({ ...now, [name]: true }));
    const stop = delegate('[data-opens]', {
      prepare: (control) => void loaders[named(control)]().catch(() => undefined),
      answer: (control) => open(named(control)),
    });
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey } = event;
      if (key === 'k' ? !(ctrlKey || metaKey) : key !== '/' || isTyping(target) || slashIsOff())
        return;
      event.preventDefault();
      open('search');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stop();
      document.removeEventListener('keydown', onKeyDown);
    };
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
