import { productsSolutions } from '../../content/pages/products-solutions.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { byId } from '../../lib/by-id.ts';
import { Section } from '../../sections/section.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

const { advantages } = byId(productsSolutions.sections);

export const Advantages = ({ path }: { path: string }) => (
  <Section {...advantages} ground="raised" rhythm={1}>
    <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
      {advantages.points.map(({ term, text, status }) => (
        <li key={status} className="flex flex-col items-start border-t border-line-2 pt-5">
          <p className="text-small text-ink-2">{status}</p>
          <h3 className="mt-2 text-[1.9rem] leading-tight">
            <InlineText>{term}</InlineText>
          </h3>
          <p className="mt-3 mb-5 text-ink-2">
            <InlineText>{text}</InlineText>
          </p>
          {status === 'Terms on request' && (
            <RequestLink request={requests.insuranceTerms} path={path} />
          )}
        </li>
      ))}
    </ul>
  </Section>
);
