import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';

/** Offers a mail with the query when a search finds nothing. */
export function askUs(query: string) {
  const request = { ...requests.askUs, lines: [...requests.askUs.lines, query] };
  return (
    <RequestLink request={request} path={location.pathname}>
      Ask us
    </RequestLink>
  );
}
