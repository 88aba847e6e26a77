import { EnquiryLink } from './enquiry-link.tsx';
import type { FixedEnquiry } from './fixed-enquiry.ts';

/** A link for each thing that has a request of its own on a page, by the thing's name. */
export const linksByTerm = (requests: Readonly<Record<string, FixedEnquiry>>, path: string) =>
  Object.fromEntries(
    Object.entries(requests)
      .filter(([, { uses = [] }]) => uses.some(({ on }) => on === path))
      .map(([term, enquiry]) => [
        term,
        <EnquiryLink key={term} enquiry={enquiry} path={path} about={term} />,
      ]),
  );
