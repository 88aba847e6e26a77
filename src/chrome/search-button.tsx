import { lazy, Suspense, useEffect, useState } from 'react';

import { Static } from '../ui/static.tsx';
import { SearchIcon } from '../ui/icons.tsx';

const load = () => import('./site-search.tsx');
const SiteSearch = lazy(() => load().then((module) => ({ default: module.SiteSearch })));

const typing = 'input, textarea, select, [contenteditable]';

/** Opens the search of the site: by the button, Ctrl+K, Command+K, or `/` outside a field. */
export function SearchButton() {
  const [asked, setAsked] = useState(0);
  const ask = () => setAsked((times) => times + 1);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const slash = event.key === '/' && !(event.target as Element).closest(typing);
      if (!slash && !(event.key === 'k' && (event.ctrlKey || event.metaKey))) return;
      event.preventDefault();
      ask();
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
        onClick={ask}
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:text-ink"
      >
        <Static as="span">
          <SearchIcon />
        </Static>
      </button>
      {asked > 0 && (
        <Suspense>
          <SiteSearch asked={asked} />
        </Suspense>
      )}
    </>
  );
}
