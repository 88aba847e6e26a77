import { withoutBase } from '../config/base.ts';
import { askUs } from '../content/ask-us.ts';
import { RequestLink } from '../features/request/request-link.tsx';

/** Offers a mail with the query of a search that found nothing. */
export function AskUs({ query }: { query: string }) {
  const request = { ...askUs, text: `${askUs.text}\n\n${query}` };
  return (
    <RequestLink request={request} path={withoutBase(location.pathname)}>
      {askUs.uses[0].label}
    </RequestLink>
  );
}
