import { architecture } from '../../content/pages/platform/architecture.ts';
import { architectureReview } from '../../features/enquiry/architecture-review/architecture-review.ts';
import { FormOpener } from '../../features/enquiry/form-opener.tsx';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { FileDownload } from '../../sections/file-download.tsx';
import { Static } from '../../ui/static.tsx';

const opener = (
  <FormOpener look="primary" large enquiry={architectureReview}>
    Request Technical Architecture Review
  </FormOpener>
);

export function Page() {
  return (
    <Static>
      <ArgumentPage
        argument={architecture}
        actions={
          <>
            {opener}
            <FileDownload href="/technical-specifications.pdf">
              Download Technical Specifications
            </FileDownload>
          </>
        }
        closing={opener}
      />
    </Static>
  );
}
