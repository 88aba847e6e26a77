import { enquiries } from '../../content/enquiries.ts';
import { dataProtection } from '../../content/pages/platform/data-protection.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { PairedAction } from '../../sections/paired-action.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Static } from '../../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage
        argument={dataProtection}
        actions={
          <>
            <PairedAction now={{ label: 'or book a free demo', to: '/free-demo' }}>
              <EnquiryLink look="primary" large enquiry={enquiries.getStartedFree} path={path} />
            </PairedAction>
            <ButtonLink large href="#protection-layers">
              Learn More
            </ButtonLink>
          </>
        }
        closing={
          <>
            <EnquiryLink look="primary" large enquiry={enquiries.trial} path={path} />
            <ButtonLink large href="/contact#sales">
              Contact Sales
            </ButtonLink>
          </>
        }
      />
    </Static>
  );
}
