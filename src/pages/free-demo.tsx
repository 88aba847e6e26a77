import { formIsland } from '../chrome/form-island.tsx';
import { byDelivery } from '../config/delivery.ts';
import { absolute } from '../config/base.ts';
import { company, site } from '../config/site.ts';
import {
  buyerQuestions,
  formHeading,
  freeDemo as words,
  requestYours,
  sampleAnswers,
  sampleMailState,
  sampleMailTitle,
  sessionLegend,
  sessionMinutes,
  pilotStages,
  writeFirst,
} from '../content/pages/free-demo.ts';
import { demoFormats } from '../content/pages/free-demo/formats.ts';
import { pilot } from '../content/product/pilot.ts';
import { requests } from '../content/requests.ts';
import { freeDemo } from './free-demo/free-demo.request.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { sessionScene, sessionParts } from '../figures/scenes/timelines.ts';
import { byId } from '../lib/records.ts';
import { fill } from '../lib/text/fill.ts';
import type { PageProps } from '../routes.ts';
import { Columns } from '../sections/side-by-side.tsx';
import { FactList } from '../sections/lists.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { HeroBelow } from '../sections/hero/heroes.tsx';
import { NextStep, Section } from '../sections/section.tsx';
import { ButtonTo } from '../ui/button.tsx';
import { MoreLink } from '../ui/links.tsx';
import { Compose } from '../ui/surface/apps.tsx';
import { Surface } from '../ui/surface/surface.tsx';
import DemoFormIsland from './free-demo/demo-form.island.tsx';
import { Paragraphs } from '../ui/inline-text.tsx';
import { messageSubject, messageTo } from '../ui/words.ts';

export { head } from '../content/pages/free-demo.ts';

type MeasuresProps = {
  id: string;
  heading: string;
  points: readonly { measure: string; term: string; text: string }[];
};

/** A strip of facts, each with a large number. */
function Measures({ id, heading, points }: MeasuresProps) {
  return (
    <section id={id} className="border-y border-line bg-ground-2 py-16 lg:py-20">
      <div className="wrap">
        <h2 className="text-h3">{heading}</h2>
        <dl className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {points.map(({ measure, term, text }) => (
            <div
              key={term}
              className="grid content-start items-baseline gap-x-4 min-[20rem]:grid-cols-[5.5rem_1fr]"
            >
              <dt className="contents">
                <span
                  aria-hidden="true"
                  className="text-[2.6rem] leading-none font-display tracking-[-0.04em] text-signal"
                >
                  {measure}
                </span>
                <span className="text-h3 font-semibold tracking-[-0.015em]">{term}</span>
              </dt>
              <dd className="mt-2 text-ink-2 min-[20rem]:col-start-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const DemoForm = formIsland(DemoFormIsland, freeDemo);
const sections = byId(words.sections);
const { formats, prepare, faq } = sections;
const expect = sections['what-to-expect'];

export const scene = sessionScene;

export const Page = ({ path }: PageProps) => (
  <>
    <Opening />
    <Section {...sections.pilot} beside rhythm={1} ground="raised">
      <p className="mb-6 max-w-[44rem] text-ink-2">{pilot.price}</p>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <RequestLink request={requests.pilot} path={path} />
        <MoreLink {...pilotStages} />
      </div>
    </Section>
    <Section id={formats.id} heading={formats.heading} rhythm={1}>
      <Columns
        items={demoFormats.map(({ id, term, text }) => ({
          term: (
            <a className="link inline-flex min-h-11 items-center" href={`#${id}`}>
              {term}
            </a>
          ),
          text,
        }))}
      />
    </Section>
    <div className="section raised">
      <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-[1.5fr_1fr]">
        <section id="request" className="min-w-0">
          {demoFormats.map(({ id }) => (
            <span key={id} id={id} className="block" />
          ))}
          <h2 className="mb-10">{formHeading}</h2>
          <DemoForm />
        </section>
        <aside aria-labelledby="prepare-heading" className="grid min-w-0 content-start gap-4">
          <h2 id="prepare-heading" className="text-h3">
            {prepare.heading}
          </h2>
          <Paragraphs of={prepare.paragraphs} className="text-ink-2" />
          <SampleMail path={path} />
        </aside>
      </div>
    </div>
    <Measures id={expect.id} heading={expect.heading} points={expect.points} />
    <Section id={faq.id} heading={faq.heading}>
      <FactList items={faq.points} columns={2} />
    </Section>
    <NextStep heading={writeFirst}>
      <ButtonTo large {...words.next} />
    </NextStep>
  </>
);

function Opening() {
  const total = sessionParts.reduce((sum, { minutes }) => sum + minutes, 0);
  const startOf = (part: number) =>
    sessionParts.slice(0, part).reduce((sum, { minutes }) => sum + minutes, 0);
  const tones = { data: 'data', signal: 'signal', series: 'series' } as const;
  return (
    <HeroBelow
      half
      heading={words.heading}
      lede={words.lede}
      {...sceneProps(scene)}
      legend={sessionParts.map(({ minutes, tone }, part) => ({
        term: fill(sessionMinutes, { minutes }),
        text: sessionLegend[part],
        at: (100 * startOf(part)) / total,
        tone: tones[tone],
      }))}
    >
      <ButtonTo look="primary" large to="#request" label={requestYours} />
      <ButtonTo large to={`#${faq.id}`} label={buyerQuestions} />
    </HeroBelow>
  );
}

/** The e-mail that the form would write for sample answers. */
function SampleMail({ path }: { path: string }) {
  const mail = freeDemo.compose(sampleAnswers, {
    siteName: site.name,
    page: absolute(path),
    timeZone: company.timeZone,
  });
  return (
    <Surface title={byDelivery(sampleMailTitle)} state={sampleMailState} className="mt-6">
      <Compose
        heads={[
          { term: messageTo, value: site.email },
          { term: messageSubject, value: mail.subject },
        ]}
      >
        <p className="whitespace-pre-line text-ink-2">{mail.body}</p>
      </Compose>
    </Surface>
  );
}
