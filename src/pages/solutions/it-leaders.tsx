import { enquiries } from '../../content/enquiries.ts';
import { itLeaders } from '../../content/pages/solutions/it-leaders.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';
import { Brief } from './it-leaders/brief.tsx';

export function Page({ path }: PageProps) {
  const briefing = (
    <EnquiryLink look="primary" large enquiry={enquiries.executiveBriefing} path={path} />
  );
  return (
    <>
      <Static>
        <ArgumentPage
          argument={itLeaders}
          actions={briefing}
          below={{ compliance: <EnquiryLink enquiry={enquiries.evidence} path={path} /> }}
          closing={briefing}
        />
      </Static>
      <Brief />
    </>
  );
}
