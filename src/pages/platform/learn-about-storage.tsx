import { enquiries } from '../../content/enquiries.ts';
import { learnAboutStorage } from '../../content/pages/platform/learn-about-storage.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={learnAboutStorage}
        closing={
          <>
            <EnquiryLink look="primary" large enquiry={enquiries.storageDemo} path={path} />
            <EnquiryLink large enquiry={enquiries.storageTrial} path={path} />
          </>
        }
      />
    </Static>
  );
}
