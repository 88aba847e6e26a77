import {
  certificationHeads,
  certifications,
  type military,
  noSecretsByMail,
} from '../../../content/pages/solutions/military.ts';
import { requests } from '../../../content/requests.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { PlainTable } from '../../../sections/plain-table.tsx';
import { Section } from '../../../sections/section.tsx';
import { Warning } from '../../../sections/warning.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { InlineText } from '../../../ui/inline-text.tsx';

type Props = {
  section: Extract<(typeof military.sections)[number], { id: 'certifications' }>;
  path: string;
};

export const Certifications = ({ section, path }: Props) => (
  <Section {...section} ground="deep">
    <PlainTable
      caption={section.heading}
      columns={certificationHeads}
      rows={certifications.map(({ name, kind, text }) => ({
        head: <InlineText>{name}</InlineText>,
        cells: [<Badge key="kind">{kind}</Badge>, text],
      }))}
    />
    <div className="mt-10">
      <Warning text={noSecretsByMail}>
        <RequestLink request={requests.evidence} path={path} />
      </Warning>
    </div>
  </Section>
);
