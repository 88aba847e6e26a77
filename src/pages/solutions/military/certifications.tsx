import {
  certificationHeads,
  certifications,
  military,
  noSecretsByMail,
} from '../../../content/pages/solutions/military.ts';
import { requests } from '../../../content/requests.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { byId } from '../../../lib/records.ts';
import { PlainTable } from '../../../sections/plain-table.tsx';
import { Section } from '../../../sections/section.tsx';
import { Warning } from '../../../sections/warning.tsx';
import { InlineText } from '../../../ui/inline-text.tsx';

const { certifications: section } = byId(military.sections);

export const Certifications = ({ path }: { path: string }) => (
  <Section {...section} ground="deep">
    <PlainTable
      caption={section.heading}
      columns={certificationHeads}
      rows={certifications.map(({ name, kind, text }) => ({
        head: <InlineText>{name}</InlineText>,
        cells: [kind, text],
      }))}
    />
    <div className="mt-10">
      <Warning text={noSecretsByMail}>
        <RequestLink request={requests.evidence} path={path} />
      </Warning>
    </div>
  </Section>
);
