import { productsSolutions } from '../../content/pages/products-solutions.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { byId } from '../../lib/by-id.ts';
import { Ledger } from '../../sections/ledger.tsx';
import { Section } from '../../sections/section.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

const { advantages } = byId(productsSolutions.sections);

export const Advantages = ({ path }: { path: string }) => (
  <Section {...advantages}>
    <Ledger
      caption={advantages.heading}
      columns={['Advantage', 'What it covers', 'Kind']}
      rows={advantages.points.map(({ term, text, status }) => ({
        statement: <InlineText>{term}</InlineText>,
        cells: [
          <div key="text" className="grid justify-items-start gap-4">
            <p>
              <InlineText>{text}</InlineText>
            </p>
            {status === 'Terms on request' && (
              <RequestLink request={requests.insuranceTerms} path={path} />
            )}
          </div>,
          status,
        ],
      }))}
    />
  </Section>
);
