import { enquiries, publicationCopies } from '../../content/enquiries.ts';
import { labs } from '../../content/pages/resources/labs.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import { linksByTerm } from '../../features/enquiry/links-by-term.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={labs}
        beside={linksByTerm(publicationCopies, path)}
        closing={
          <EnquiryLink look="primary" large enquiry={enquiries.researchCollaboration} path={path} />
        }
      />
    </Static>
  );
}
