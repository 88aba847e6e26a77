import { enquiries } from '../../content/enquiries.ts';
import { zeroTrust } from '../../content/pages/platform/zero-trust.ts';
import { architectureReview } from '../../features/enquiry/architecture-review/architecture-review.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import { FormOpener } from '../../features/enquiry/form-opener.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Static } from '../../ui/static.tsx';

const presets = { complianceNeeds: 'Zero trust (NIST SP 800-207, CISA maturity model 2.0)' };

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={zeroTrust}
        actions={
          <>
            <FormOpener look="primary" large enquiry={architectureReview} presets={presets}>
              Get a Zero-Trust Review
            </FormOpener>
            <ButtonLink large href="#principles">
              Learn the Six Principles
            </ButtonLink>
          </>
        }
        closing={
          <>
            <EnquiryLink look="primary" large enquiry={enquiries.demo} path={path} />
            <ButtonLink large href="/contact#sales">
              Talk to Sales
            </ButtonLink>
          </>
        }
      />
    </Static>
  );
}
