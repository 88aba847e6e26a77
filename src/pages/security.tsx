import { enquiries } from '../content/enquiries.ts';
import { security } from '../content/pages/security.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../page-props.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { Static } from '../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={security}
        below={{
          claims: <EnquiryLink look="primary" large enquiry={enquiries.evidence} path={path} />,
          disclosure: <EnquiryLink enquiry={enquiries.vulnerability} path={path} />,
        }}
      />
    </Static>
  );
}
