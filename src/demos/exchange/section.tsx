import { demonstrations, exchange } from './words.ts';
import ExchangeBenchIsland from './exchange-bench.island.tsx';
import { receiveSample, sampleCapsule } from '../../models/exchange/sample-exchange.ts';
import { ciphertextFigure } from '../../figures/scenes/ciphertext.ts';
import { hexOf } from '../../lib/seal/bytes.ts';
import { Section } from '../../sections/section.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { island } from '../../runtime/island.tsx';
import { MoreLink } from '../../ui/more-link.tsx';

const ExchangeBench = island(ExchangeBenchIsland);

const { ciphertext, secret } = sampleCapsule();
// Runs once, at build.
const first = await receiveSample(exchange.changed, exchange.message);

export default function ExchangeSection() {
  return (
    <Section {...exchange} ground="raised" size="h2x" rhythm={1}>
      <ExchangeBench
        message={exchange.message}
        sent={hexOf(secret)}
        first={first}
        wide={<LazyFigure figure={ciphertextFigure(ciphertext, 'wide')} />}
        narrow={<LazyFigure figure={ciphertextFigure(ciphertext, 'narrow')} />}
      />
      <p className="mt-3 text-ink-2">{exchange.caption}</p>
      {demonstrations.length > 0 && (
        <nav aria-label="Other demonstrations" className="mt-10">
          <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {demonstrations.map(({ label, detail, to }) => (
              <li key={to}>
                <MoreLink href={to}>{label}</MoreLink>
                <p className="mt-2 text-ink-2">{detail}</p>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  );
}
