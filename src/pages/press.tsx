import { enquiries } from '../content/enquiries.ts';
import { press } from '../content/pages/press.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../page-props.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { Static } from '../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={press}
        below={{
          questions: (
            <EnquiryLink look="primary" large enquiry={enquiries.mediaInquiry} path={path} />
          ),
        }}
      />
    </Static>
  );
}
