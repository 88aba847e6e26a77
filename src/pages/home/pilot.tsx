import { proof } from '../../content/home.ts';
import { pilot } from '../../content/product/pilot.ts';
import { Section } from '../../sections/section.tsx';
import { Weeks } from '../../sections/weeks.tsx';
import { MoreLink } from '../../ui/more-link.tsx';

export const Pilot = () => (
  <Section {...proof} size="h2x" beside rhythm={1}>
    <Weeks detail={proof.detail} />
    <div className="mt-10 flex flex-wrap items-center gap-x-10 gap-y-4">
      <MoreLink href={proof.more.to}>{proof.more.label}</MoreLink>
      <p className="max-w-[44rem] text-ink-2">{pilot.price}</p>
    </div>
  </Section>
);
