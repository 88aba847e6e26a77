import { enquiries } from '../content/enquiries.ts';
import { privacy } from '../content/pages/privacy.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../page-props.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { Static } from '../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={privacy}
        below={{ rights: <EnquiryLink enquiry={enquiries.privacy} path={path} /> }}
      />
    </Static>
  );
}
