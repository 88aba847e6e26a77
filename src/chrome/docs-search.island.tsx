import { SearchField } from '../features/search/search-field.tsx';
import { askUs } from './ask-us.tsx';

const kinds = ['Docs', 'API'] as const;

/** Searches the documentation first. */
export default () => (
  <SearchField label="Search the documentation" kinds={kinds} inAddress askUs={askUs} />
);
