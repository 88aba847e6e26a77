import { createElement, type MouseEvent, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { dataOf, rootOf } from './page-data.ts';
import { RouterPage } from './router-page.ts';

/** A minimal client router: it sets the address, scrolls up and renders the next page. */
function Router({ pages }: { pages: ReturnType<typeof dataOf> }) {
  const [path, setPath] = useState(location.pathname);
  useLayoutEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const onNavigate = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.href);
    scrollTo(0, 0);
    setPath(location.pathname);
  };
  return createElement(RouterPage, { path, pages, onNavigate });
}

hydrateRoot(rootOf(document), createElement(Router, { pages: dataOf(document) }));
