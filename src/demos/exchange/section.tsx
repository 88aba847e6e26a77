import { type DemoName, demoAddresses } from '../../config/published.ts';
import { hasDemo } from '../../config/is-published.ts';
import type { SiteHref } from '../../routes.ts';
import * as words from './words.ts';
import ExchangeBenchIsland from './exchange-bench.island.tsx';
import { receiveSample, sampleCapsule } from '../../models/exchange/sample-exchange.ts';
import { ciphertextFigure } from '../../figures/scenes/counted-dots.ts';
import { hexOf } from '../../lib/seal/bytes.ts';
import { Section } from '../../sections/section.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { island } from '../../runtime/island.tsx';
import { MoreLink } from '../../ui/links.tsx';

const ExchangeBench = island(ExchangeBenchIsland);

const { ciphertext, secret } = sampleCapsule();
// Runs once, at build.
const whole = await receiveSample(null, words.message);

type Other = { demo: DemoName; label: string; detail: string; to: SiteHref };

const others: readonly Other[] = [
  {
    demo: 'simulator',
    label: words.simulatorLink,
    detail: words.simulatorName,
    to: demoAddresses.simulator,
  },
  { demo: 'policy', label: words.policyLink, detail: words.policyName, to: demoAddresses.policy },
  { demo: 'brief', label: words.briefLink, detail: words.briefName, to: demoAddresses.brief },
  { demo: 'api-calls', label: words.apiLink, detail: words.apiName, to: '/api?tab=examples' },
];

/** Demonstrations on other pages. */
const demonstrations = others.filter(({ demo }) => hasDemo(demo));

export default function ExchangeSection() {
  return (
    <Section
      id="exchange"
      heading={words.heading}
      lede={words.lede}
      ground="raised"
      size="h2x"
      rhythm={1}
    >
      <ExchangeBench
        message={words.message}
        sent={hexOf(secret)}
        whole={whole}
        proposed={557}
        wide={<LazyFigure figure={ciphertextFigure(ciphertext, 'wide')} />}
        narrow={<LazyFigure figure={ciphertextFigure(ciphertext, 'narrow')} />}
      />
      <p className="mt-3 text-ink-2">{words.caption}</p>
      {demonstrations.length > 0 && (
        <nav aria-label={words.otherDemos} className="mt-10">
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
            {demonstrations.map(({ label, detail, to }) => (
              <li key={to}>
                <MoreLink to={to} label={label} />
                <p className="mt-2 text-ink-2">{detail}</p>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  );
}
