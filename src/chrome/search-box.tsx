import { SearchField } from '../features/search/search-field.tsx';
import { askUs } from './ask-us.tsx';

const docsKinds = ['Docs', 'API'] as const;

/** Searches the documentation first. */
export const DocsSearch = () => (
  <SearchField label="Search the documentation" kinds={docsKinds} inAddress askUs={askUs} />
);

/** Searches the whole site, for the not-found page. */
export const SiteSearchBox = () => <SearchField label="Search the site" askUs={askUs} />;
