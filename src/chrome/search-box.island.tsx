import { lazy, Suspense } from 'react';

import { SearchField, type SearchFieldProps } from '../features/search/search-field.tsx';
import { persist } from '../runtime/load.ts';

/** Few searches find nothing, and messages need code that the search does without. */
const AskUs = lazy(() =>
  persist(() => import('./ask-us.tsx')).then((module) => ({ default: module.AskUs })),
);

/** Searches the site. Pages show it as an island, the header in a dialog. */
export default function SearchBox(props: Omit<SearchFieldProps, 'askUs'>) {
  const askUs = (query: string) => (
    <Suspense>
      <AskUs query={query} />
    </Suspense>
  );
  return <SearchField {...props} askUs={askUs} />;
}
