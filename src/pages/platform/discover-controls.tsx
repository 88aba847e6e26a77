import { enquiries } from '../../content/enquiries.ts';
import { discoverControls } from '../../content/pages/platform/discover-controls.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';
import { Policy } from './discover-controls/policy.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <ArgumentPage
          argument={discoverControls}
          closing={
            <>
              <EnquiryLink look="primary" large enquiry={enquiries.accessDemo} path={path} />
              <EnquiryLink large enquiry={enquiries.accessTrial} path={path} />
            </>
          }
        />
      </Static>
      <Policy path={path} />
    </>
  );
}
