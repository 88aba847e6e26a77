import { enquiries } from '../content/enquiries.ts';
import { docs } from '../content/pages/docs.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../page-props.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { Static } from '../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={docs}
        below={{ 'quick-access': <EnquiryLink enquiry={enquiries.docsMistake} path={path} /> }}
      />
    </Static>
  );
}
