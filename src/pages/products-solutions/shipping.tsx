import {
  aiSample,
  mailSample,
  productsSolutions,
  shareSample,
} from '../../content/pages/products-solutions.ts';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { whileSample } from '../../config/sample.ts';
import { openMinutesFigure } from '../../figures/open-minutes.ts';
import { byId } from '../../lib/by-id.ts';
import { Pair } from '../../sections/pair.tsx';
import { Section, sectionClass } from '../../sections/section.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { AddInPane, Parts, ShareSheet } from '../../ui/surface/apps.tsx';
import { Rows, Surface, SurfaceSplit } from '../../ui/surface/surface.tsx';
import { Log, RedactedPrompt } from '../../ui/surface/text.tsx';
import { LearnMore } from './learn-more.tsx';
import { Status } from './status.tsx';
import { TryNow } from './try-now.tsx';

const sections = byId(productsSolutions.sections);
/** What each product of the catalog does, by its id. */
const features: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(suite).map(([id, card]) => [id, card.features]),
);

type Props = { path: string };

export const Shipping = ({ path }: Props) => (
  <>
    {'private-ai' in features && <PrivateAi path={path} />}
    {'email-add-in' in features && <EmailAddIn path={path} />}
    {'storage-sharing' in features && <Sharing />}
  </>
);

const PrivateAi = ({ path }: Props) => (
  <Section
    {...sections['private-ai']}
    status={<Status available />}
    beside
    ground="raised"
    size="h2x"
  >
    <Surface title={aiSample.title} state={aiSample.state} foot={aiSample.limit}>
      <SurfaceSplit
        parts={[
          { label: 'You ask', body: <RedactedPrompt parts={aiSample.asked} /> },
          { label: 'Each model gets a part', body: <Parts parts={aiSample.parts} /> },
          { label: 'Put together on your side', body: <p className="prompt">{aiSample.joined}</p> },
        ]}
      />
    </Surface>
    <Features of={features['private-ai']} inRow />
    <div className="actions mt-8">
      <TryNow id="private-ai" path={path} look="primary">
        Get early access
      </TryNow>
      <TryNow id="private-ai" path={path}>
        Try Now
      </TryNow>
    </div>
  </Section>
);

function EmailAddIn({ path }: Props) {
  const { id, heading, paragraphs } = sections['email-add-in'];
  return (
    <section id={id} className={sectionClass({})}>
      <div className="wrap">
        <Pair
          surface={
            <Surface title="E-mail protection add-in" state={whileSample('sample')}>
              <AddInPane
                title="Protect this message"
                checks={mailSample.checks}
                note="ML-KEM-768, AES-256-GCM"
                action="Send sealed"
              >
                <Rows items={mailSample.heads} />
                <p className="surface-body border-t border-line whitespace-pre-line text-ink">
                  {mailSample.text}
                </p>
              </AddInPane>
            </Surface>
          }
        >
          <p className="mb-5">
            <Status available />
          </p>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lede mt-5">
              {paragraph}
            </p>
          ))}
          <Features of={features['email-add-in']} />
          <div className="actions">
            <TryNow id="email-add-in" path={path} look="primary">
              Try Now
            </TryNow>
          </div>
        </Pair>
      </div>
    </section>
  );
}

const Sharing = () => (
  <Section {...sections.sharing} status={<Status available />} ground="raised">
    <Surface title="Share" state={whileSample('sample')}>
      <SurfaceSplit
        parts={[
          { body: <ShareSheet {...shareSample} /> },
          { label: 'Your log', body: <ShareLog /> },
        ]}
      />
    </Surface>
    <Features of={features['storage-sharing']} inRow />
    <p className="mt-8">
      <LearnMore id="storage-sharing" />
    </p>
  </Section>
);

const { allowed, open } = shareSample.minutes;

const ShareLog = () => (
  <>
    <Log lines={shareSample.log} />
    <LazyFigure figure={openMinutesFigure(allowed, open)} decorative className="mt-6" />
    <p className="mt-3 text-ink-2">
      A dot is a minute: open for {open} of {allowed}.
    </p>
  </>
);

const Features = ({
  of,
  inRow = false,
}: {
  of: readonly string[] | undefined;
  inRow?: boolean;
}) => (
  <ul
    className={`mt-7 grid gap-x-16 text-ink-2 *:border-t *:border-line *:py-3 ${inRow ? 'lg:grid-cols-3' : ''}`}
  >
    {of?.map((feature) => (
      <li key={feature}>{feature}</li>
    ))}
  </ul>
);
