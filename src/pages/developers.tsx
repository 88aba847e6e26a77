import { enquiries } from '../content/enquiries.ts';
import { developers } from '../content/pages/developers.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../page-props.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { PairedAction } from '../sections/paired-action.tsx';
import { Static } from '../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={developers}
        actions={
          <>
            <EnquiryLink look="primary" large enquiry={enquiries.getStartedFree} path={path} />
            <EnquiryLink large enquiry={enquiries.developerDemo} path={path} />
          </>
        }
        below={{
          resources: (
            <PairedAction now={{ label: 'Read the documentation now', to: '/docs' }}>
              <EnquiryLink enquiry={enquiries.documentationAccess} path={path} />
            </PairedAction>
          ),
        }}
      />
    </Static>
  );
}
