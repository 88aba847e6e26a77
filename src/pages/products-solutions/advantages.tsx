import { claims, marked } from '../../content/claims.ts';
import { productsSolutions, uptimes } from '../../content/pages/products-solutions.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { allowedMinutes, downtimeDotsFigure } from '../../figures/downtime-dots.ts';
import { byId } from '../../lib/by-id.ts';
import { Ledger } from '../../sections/ledger.tsx';
import { Section } from '../../sections/section.tsx';
import { ToScaleRows } from '../../sections/to-scale-rows.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

const { advantages, uptime } = byId(productsSolutions.sections);

export const Advantages = ({ path }: { path: string }) => (
  <>
    <Section {...advantages} ground="raised">
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
    <Section {...uptime}>
      <ToScaleRows
        rows={uptimes.map(({ id, share }) => ({
          term: <InlineText>{marked[id]}</InlineText>,
          detail: <p>{claims[id].scope}</p>,
          figure: (
            <LazyFigure
              figure={downtimeDotsFigure(share)}
              decorative
              className="h-auto w-[44rem]"
            />
          ),
          note: `${allowedMinutes(share)} minutes`,
        }))}
      />
    </Section>
  </>
);
