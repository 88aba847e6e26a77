import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';

/** What is offered when a search found nothing: a mail that says what was looked for. */
export function askUs(query: string) {
  const request = { ...requests.askUs, lines: [...requests.askUs.lines, query] };
  return (
    <RequestLink request={request} path={location.pathname}>
      Ask us
    </RequestLink>
  );
}
