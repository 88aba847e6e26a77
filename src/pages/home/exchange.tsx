import { demonstrations, exchange } from '../../content/home.ts';
import { hexOf } from '../../features/encryption-lab/bytes.ts';
import ExchangeBenchIsland from '../../features/encryption-lab/exchange-bench.island.tsx';
import { receiveSample, sampleCapsule } from '../../features/encryption-lab/sample-exchange.ts';
import { ciphertextFigure } from '../../figures/ciphertext-field.ts';
import { Section } from '../../sections/section.tsx';
import { Key } from '../../sections/to-scale-rows.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { island } from '../../runtime/island.tsx';
import { MoreLink } from '../../ui/more-link.tsx';

const ExchangeBench = island(ExchangeBenchIsland);

const { ciphertext, secret } = sampleCapsule();
// Runs once, at build.
const received = await receiveSample(exchange.changed, exchange.message);

export const Exchange = () => (
  <Section
    id={exchange.id}
    heading={exchange.heading}
    lede={exchange.lede}
    ground="raised"
    size="h2x"
    rhythm={1}
  >
    <ExchangeBench
      message={exchange.message}
      sent={hexOf(secret)}
      first={{
        changed: exchange.changed,
        secret: hexOf(received.secret),
        opens: received.message === 'refused' ? 'refused' : 'opened',
      }}
      wide={<LazyFigure figure={ciphertextFigure({ bytes: ciphertext }, 'wide')} />}
      narrow={<LazyFigure figure={ciphertextFigure({ bytes: ciphertext }, 'narrow')} />}
    />
    <Key items={exchange.key} />
    <p className="mt-3 text-ink-2">{exchange.caption}</p>
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
  </Section>
);
