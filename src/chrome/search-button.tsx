import { lazy, Suspense, useEffect, useState } from 'react';

import { storageKeys } from '../config/storage-keys.ts';
import { storedText } from '../lib/stored-text.ts';
import { fetched } from '../ui/fetched.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { Static } from '../ui/static.tsx';

const load = () => import('./site-search.tsx');
const SiteSearch = lazy(() => fetched(load).then((module) => ({ default: module.SiteSearch })));

/** Turned off in the search itself; only then is anything stored. */
const slashIsOff = () => storedText(storageKeys.slashKey.key) !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]');

/** Opens the search of the site: by the button, Ctrl+K, Command+K, or `/` outside a field. */
export function SearchButton() {
  'use no memo';
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey } = event;
      if (key === 'k' ? !(ctrlKey || metaKey) : key !== '/' || isTyping(target) || slashIsOff())
        return;
      event.preventDefault();
      setState('open');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={load}
        onClick={() => setState('open')}
        className="grid size-11 place-items-center rounded-md hover:bg-ink/10"
      >
        <Static as="span">
          <SearchIcon />
        </Static>
      </button>
      {state !== 'unseen' && (
        <Suspense>
          <SiteSearch open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
