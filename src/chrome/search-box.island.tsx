import { withoutBase } from '../config/base.ts';
import { askUs as question } from '../content/ask-us.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { SearchField, type SearchFieldProps } from '../features/search/search-field.tsx';

/** Offers a mail with the query when a search finds nothing. */
function askUs(query: string) {
  const request = { ...question, text: `${question.text}\n\n${query}` };
  return (
    <RequestLink request={request} path={withoutBase(location.pathname)}>
      {question.uses[0].label}
    </RequestLink>
  );
}

/** Searches the site. Pages show it as an island, the header in a dialog. */
export default function SearchBox(props: Omit<SearchFieldProps, 'askUs'>) {
  return <SearchField {...props} askUs={askUs} />;
}
