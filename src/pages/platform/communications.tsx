import { communications } from '../../content/pages/platform/communications.ts';
import { enquiries, productInformation } from '../../content/enquiries.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';
import { Simulator } from './communications/simulator.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <Text path={path} />
      </Static>
      <Simulator />
    </>
  );
}

function Text({ path }: PageProps) {
  const beam = productInformation['Seabed-to-space wireless (ParticleBeam)'];
  return (
    <ArgumentPage
      argument={communications}
      actions={
        <>
          <EnquiryLink look="primary" large enquiry={enquiries.technicalDemo} path={path} />
          <EnquiryLink large enquiry={enquiries.engineeringTeam} path={path} />
        </>
      }
      beside={{ ParticleBeam: beam && <EnquiryLink enquiry={beam} path={path} /> }}
      closing={
        <EnquiryLink look="primary" large enquiry={enquiries.technicalDemo} path={path}>
          Request Demo
        </EnquiryLink>
      }
    />
  );
}
