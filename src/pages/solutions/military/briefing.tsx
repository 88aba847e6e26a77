import type { ReactNode } from 'react';

import { firstMail, military, noSecretsByMail } from '../../../content/pages/solutions/military.ts';
import { requests } from '../../../content/requests.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { SealedOpener } from '../../../features/request/sealed-message/sealed-opener.tsx';
import { byId } from '../../../lib/records.ts';
import { Pair } from '../../../sections/pair.tsx';
import { Section } from '../../../sections/section.tsx';
import { Warning } from '../../../sections/warning.tsx';
import { Compose } from '../../../ui/surface/apps.tsx';
import { Surface } from '../../../ui/surface/surface.tsx';
import { RedactedPrompt } from '../../../ui/surface/text.tsx';
import { Paragraphs } from '../../../ui/texts.tsx';

export const BriefingButton = ({ path, children }: { path: string; children?: ReactNode }) => (
  <Warning text={noSecretsByMail}>
    <RequestLink look="primary" large request={requests.militaryBriefing} path={path} />
    {children}
  </Warning>
);

const { contact } = byId(military.sections);

export const Briefing = ({ path }: { path: string }) => (
  <Section {...contact} ground="raised">
    <Pair surface={<FirstMail />}>
      <Paragraphs of={contact.paragraphs} className="mb-6" />
      <BriefingButton path={path}>
        <SealedOpener subject={requests.militaryBriefing.subject}>
          Write a sealed request
        </SealedOpener>
      </BriefingButton>
    </Pair>
  </Section>
);

const FirstMail = () => (
  <Surface title="new message" state="sample" foot={firstMail.foot}>
    <Compose
      heads={[
        { term: 'Subject', value: requests.militaryBriefing.subject },
        { term: 'Agency', value: firstMail.agency },
        { term: 'Role', value: firstMail.role },
        { term: 'Preferred secure channel', value: firstMail.channel },
      ]}
    >
      <RedactedPrompt parts={firstMail.parts} />
    </Compose>
  </Surface>
);
