import { requests } from '../../content/requests.ts';
import { military, noSecretsByMail } from '../../content/pages/solutions/military.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { SealedOpener } from '../../features/request/sealed-message/sealed-opener.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Spectrum } from '../../sections/spectrum.tsx';
import { Warning } from '../../sections/warning.tsx';
import { Field } from './military/field.tsx';
import { Standing } from './military/standing.tsx';
import { Suite } from './military/suite.tsx';

export function Page({ path }: PageProps) {
  const contact = military.sections[7];
  const briefing = (
    <Warning text={noSecretsByMail}>
      <RequestLink look="primary" large request={requests.militaryBriefing} path={path} />
      <SealedOpener subject={requests.militaryBriefing.subject}>
        Write a sealed request
      </SealedOpener>
    </Warning>
  );
  return (
    <div>
      <PageHero heading={military.heading} lede={military.lede}>
        {briefing}
      </PageHero>
      <Spectrum />
      <Suite />
      <Field />
      <Standing path={path} />
      <section id={contact.id} className="band">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
          <SectionHead heading={contact.heading} paragraphs={contact.paragraphs} />
          <div className="lg:self-end">{briefing}</div>
        </div>
      </section>
      <ArgumentEnd argument={military} />
    </div>
  );
}
