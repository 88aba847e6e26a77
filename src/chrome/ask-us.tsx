import { enquiries } from '../content/enquiries.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';

/** What is offered when a search found nothing: a mail that says what was looked for. */
export function askUs(query: string) {
  const enquiry = { ...enquiries.askUs, lines: [...enquiries.askUs.lines, query] };
  return (
    <EnquiryLink enquiry={enquiry} path={location.pathname}>
      Ask us
    </EnquiryLink>
  );
}
