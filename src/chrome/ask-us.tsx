import { withoutBase } from '../config/base.ts';
import { askUs as question } from '../content/ask-us.ts';
import { RequestLink } from '../features/request/request-link.tsx';

/** Offers a mail with the query when a search finds nothing. */
export function askUs(query: string) {
  const request = { ...question, text: `${question.text}\n${query}` };
  return (
    <RequestLink request={request} path={withoutBase(location.pathname)}>
      {question.uses[0].label}
    </RequestLink>
  );
}
