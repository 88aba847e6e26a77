import { enquiries } from '../../content/enquiries.ts';
import { military, noSecretsByMail } from '../../content/pages/solutions/military.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Warning } from '../../sections/warning.tsx';
import { Static } from '../../ui/static.tsx';

export function Page({ path }: PageProps) {
  const briefing = (
    <Warning text={noSecretsByMail}>
      <EnquiryLink look="primary" large enquiry={enquiries.militaryBriefing} path={path} />
    </Warning>
  );
  return (
    <Static>
      <ArgumentPage argument={military} actions={briefing} below={{ contact: briefing }} />
    </Static>
  );
}
