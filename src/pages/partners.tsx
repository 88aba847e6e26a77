import { enquiries } from '../content/enquiries.ts';
import { partners } from '../content/pages/partners.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import { FormOpener } from '../features/enquiry/form-opener.tsx';
import { partnerApplication } from '../features/enquiry/partner-application/partner-application.ts';
import type { PageProps } from '../page-props.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { FileDownload } from '../sections/file-download.tsx';
import { Static } from '../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={partners}
        actions={
          <>
            <FormOpener look="primary" large enquiry={partnerApplication}>
              Become a Partner
            </FormOpener>
            <FileDownload href="/partner-guide.pdf">Download Partner Guide</FileDownload>
          </>
        }
        below={{
          benefits: (
            <FormOpener look="primary" large enquiry={partnerApplication}>
              Apply Now
            </FormOpener>
          ),
        }}
        closing={
          <>
            <EnquiryLink look="primary" large enquiry={enquiries.partnerInquiry} path={path} />
            <EnquiryLink large enquiry={enquiries.partnerCall} path={path} />
          </>
        }
      />
    </Static>
  );
}
