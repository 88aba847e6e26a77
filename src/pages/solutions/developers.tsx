import { enquiries } from '../../content/enquiries.ts';
import { developerHub } from '../../content/pages/solutions/developers.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { PairedAction } from '../../sections/paired-action.tsx';
import { Static } from '../../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={developerHub}
        actions={
          <>
            <PairedAction now={{ label: 'See how the key is used', to: '/api#authentication' }}>
              <EnquiryLink look="primary" large enquiry={enquiries.apiKey} path={path} />
            </PairedAction>
            <PairedAction now={{ label: 'Read the documentation now', to: '/docs' }}>
              <EnquiryLink large enquiry={enquiries.documentationAccess} path={path} />
            </PairedAction>
            <PairedAction now={{ label: 'Read the examples now', to: '/api#examples' }}>
              <EnquiryLink large enquiry={enquiries.githubExamples} path={path} />
            </PairedAction>
          </>
        }
        closing={
          <>
            <EnquiryLink look="primary" large enquiry={enquiries.getStartedFree} path={path} />
            <EnquiryLink large enquiry={enquiries.viewExamples} path={path} />
          </>
        }
      />
    </Static>
  );
}
