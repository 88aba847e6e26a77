import * as labels from '../config/words.ts';
import { SearchField } from '../features/search/search-field.tsx';
import { askUs } from './ask-us.tsx';

const kinds = ['docs', 'api'] as const;

/** Searches the documentation first. */
export default () => (
  <SearchField label={labels.searchDocs} kinds={kinds} inAddress askUs={askUs} />
);
