import { proof } from '../../content/home.ts';
import { pilot } from '../../content/product/pilot.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { Section } from '../../sections/section.tsx';
import { Weeks } from '../../sections/weeks.tsx';
import { MoreLink } from '../../ui/more-link.tsx';

export const Pilot = ({ path }: { path: string }) => (
  <Section {...proof} size="h2x" beside rhythm={1}>
    <Weeks detail={proof.detail} />
    <p className="mt-8 max-w-[44rem] text-ink-2">{pilot.price}</p>
    <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-4">
      <RequestLink look="primary" request={requests.pilot} path={path} />
      <MoreLink href={proof.more.to}>{proof.more.label}</MoreLink>
    </div>
  </Section>
);
