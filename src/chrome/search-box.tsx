import { SearchField } from '../features/search/search-field.tsx';
import { askUs } from './ask-us.tsx';

const manual = ['Docs', 'API'] as const;

/** The search box of the documentation: its own pages first. */
export const DocsSearch = () => (
  <SearchField label="Search the documentation" kinds={manual} inAddress askUs={askUs} />
);

/** A box that searches everything, for a page on which the visitor is lost. */
export const SiteSearchBox = () => <SearchField label="Search the site" askUs={askUs} />;
