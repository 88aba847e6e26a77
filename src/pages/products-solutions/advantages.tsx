import { productsSolutions } from '../../content/pages/products-solutions.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { byId } from '../../lib/records.ts';
import { Section } from '../../sections/section.tsx';
import { Figures } from './figures.tsx';

const { advantages } = byId(productsSolutions.sections);

export const Advantages = ({ path }: { path: string }) => (
  <Section {...advantages} ground="raised" rhythm={1}>
    <Figures
      items={advantages.points.map(({ id, term, text, status }) => ({
        kind: status,
        figure: term,
        text,
        action: id === 'insurance' && <RequestLink request={requests.insuranceTerms} path={path} />,
      }))}
    />
  </Section>
);
