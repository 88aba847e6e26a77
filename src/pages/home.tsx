import { isPublished } from '../config/is-published.ts';
import { whileSample } from '../config/sample.ts';
import { EventWhen } from '../sections/event-when.tsx';
import { eventWords } from '../sections/words.ts';
import {
  closingHeading,
  explorePlatform,
  hero,
  industries,
  pageSummary,
  proof,
  segments,
  suiteIntro,
  summary,
} from '../content/pages/home.ts';
import { industryNames } from '../content/industry-names.ts';
import { pilot } from '../content/product/pilot.ts';
import { suite } from '../content/pages/products-solutions/suite.ts';
import { products } from '../content/products.ts';
import { deadlineDays } from '../content/deadline-days.ts';
import { events, testimonials } from '../content/records.ts';
import { requests, startDemo } from '../content/requests.ts';
import { Demo } from '../demos/demo.tsx';
import { RequestLink } from '../features/request/request-link.tsx';
import { MeasureButton } from '../features/measure/measure-button.tsx';
import { SecretClock } from '../features/secret-clock/secret-clock.tsx';
import { modeRowFigure } from '../figures/pages/waves.ts';
import { homeStill } from '../figures/scenes/home.ts';
import { data, writtenIn } from '../lib/dom/attributes.ts';
import { keysOf } from '../lib/records.ts';
import { fill } from '../lib/text/fill.ts';
import { uncapitalized } from '../lib/text/grammar.ts';
import type { PageProps } from '../routes.ts';
import { HeroBeside } from '../sections/hero/heroes.tsx';
import { HeroScene } from '../sections/hero/hero-parts.tsx';
import { IndexRows, Weeks } from '../sections/lists.tsx';
import { sampleQuotations } from '../sections/words.ts';
import { Quote } from '../sections/quote.tsx';
import { SceneCanvas, StarScene } from '../sections/scene.tsx';
import { Section } from '../sections/section.tsx';
import { Status } from '../sections/status.tsx';
import { ButtonTo } from '../ui/button.tsx';
import { LazyFigure } from '../ui/figure.tsx';
import { MoreLink } from '../ui/links.tsx';
import { Paragraphs } from '../ui/inline-text.tsx';
import { Features, Steps } from './home/product.tsx';
import { WhyNow } from './home/why-now.tsx';

export { head } from '../content/pages/home.ts';
import '../sections/hero/hero-beside.css';
import '../sections/hero/hero.css';
import './home/closing.css';

const HomeScene = () => (
  <div className="scene" aria-hidden="true">
    <SceneCanvas name="home" draw={homeStill} />
  </div>
);

const Hero = () => (
  <HeroBeside
    heading={hero.heading}
    lede={hero.lede}
    scene={
      <div>
        <StarScene preset="home" />
        <HomeScene />
      </div>
    }
    ask={<SecretClock days={deadlineDays} />}
    control={<MeasureButton />}
  >
    <ButtonTo look="primary" large {...startDemo} />
    <ButtonTo large to="/security-platform" label={explorePlatform} />
  </HeroBeside>
);

/** A strip with the events, while there are any. */
const Events = () =>
  events.length > 0 && (
    <section aria-label={eventWords.caption} className="border-y border-line bg-ground-2">
      <ul className="wrap grid gap-2 py-5">
        {events.map((event) => (
          <li key={event.slug} className="flex flex-wrap items-baseline gap-x-4">
            <a href={event.link} className="link font-semibold" {...writtenIn(event)}>
              {event.name}
            </a>
            <span className="text-ink-2" {...writtenIn(event)}>
              {event.place}
            </span>
            <EventWhen event={event} />
          </li>
        ))}
      </ul>
    </section>
  );

const Pilot = ({ path }: { path: string }) => (
  <Section {...proof} size="h2x" beside rhythm={1}>
    <Weeks detail={({ doneWhen }) => fill(proof.detail, { doneWhen: uncapitalized(doneWhen) })} />
    <p className="mt-8 max-w-[44rem] text-ink-2">{pilot.price}</p>
    <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-4">
      <RequestLink look="primary" request={requests.pilot} path={path} />
      <MoreLink {...proof.more} />
    </div>
  </Section>
);

/** In turn, where a quotation has none of its own. */
const accents = ['series', 'signal', 'data'] as const;

const quoteProps = (
  { text, author, company, category, rating, accent, lang }: (typeof testimonials)[number],
  index: number,
) => ({
  quote: text,
  by: author,
  from: `${company}, ${category}`,
  lang,
  rating,
  accent: accent ?? accents[index % accents.length],
});

const [lead, ...others] = testimonials.map(quoteProps);

const Proof = () =>
  lead && <Quote {...lead} others={others} note={whileSample(sampleQuotations)} />;

const Suite = () => (
  <>
    <Section heading={industries.heading} rhythm={1}>
      <IndexRows
        items={keysOf(segments).map((id) => ({
          name: industryNames[id],
          detail: segments[id].detail,
          href: segments[id].to,
        }))}
      />
    </Section>
    <Section heading={suiteIntro.heading} ground="raised">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.8rem,min(11.5rem,30%))),1fr))] gap-px overflow-hidden rounded-lg border border-line bg-ground-2 lg:grid-cols-3">
        {products.map(({ id, available }, index) => (
          <li key={id} className="group relative outline outline-line hover:bg-ground-3">
            <LazyFigure
              figure={modeRowFigure(index + 1, available)}
              decorative
              className="h-14 w-full md:h-20"
            />
            <div className="p-3 pt-2 md:p-4 md:pt-2 lg:p-6 lg:pt-2">
              <h3 className="max-md:text-ui max-md:[&_i]:text-[1em]">
                {isPublished('/products-solutions') ? (
                  <a href={`/products-solutions#${id}`} className="stretched">
                    {suite[id].name}
                  </a>
                ) : (
                  suite[id].name
                )}
              </h3>
              <p className="mt-2 md:mt-3">
                <Status available={available} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <MoreLink {...suiteIntro.more} />
      </p>
    </Section>
  </>
);

/** In the pattern of the hero. */
const Closing = ({ path }: { path: string }) => (
  <>
    <section className="hero hero-beside closing">
      <HeroScene scene={<HomeScene />} />
      <div className="wrap">
        <h2 {...data({ 'keep-clear': '' })}>{closingHeading}</h2>
        <div {...data({ 'keep-clear': '' })} className="actions">
          <ButtonTo look="primary" large {...startDemo} />
          <RequestLink large request={requests.demo} path={path} />
        </div>
      </div>
    </section>
    <div className="wrap py-10">
      <details className="max-w-[42rem] text-ink-2">
        <summary className="w-fit py-2 font-semibold">{pageSummary}</summary>
        <div className="mt-2 grid gap-3">
          <Paragraphs of={summary} />
        </div>
      </details>
    </div>
  </>
);

export const scene = homeStill;

export const Page = ({ path }: PageProps) => (
  <>
    <Hero />
    <Events />
    <Pilot path={path} />
    <WhyNow />
    <Demo name="exchange" />
    <Features />
    <Steps />
    <Proof />
    <Suite />
    <Closing path={path} />
  </>
);
