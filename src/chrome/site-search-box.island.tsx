import * as labels from '../config/words.ts';
import { SearchField } from '../features/search/search-field.tsx';
import { askUs } from './ask-us.tsx';

/** Searches the whole site, for the not-found page. */
export default () => <SearchField label={labels.searchSite} askUs={askUs} />;
