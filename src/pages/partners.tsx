import { whileSample } from '../config/sample.ts';
import {
  applicationSteps,
  ownership,
  partnerBenefits,
  partners,
  partnerTypes,
  partnerWords,
  requirementColumns,
  requirements,
} from '../content/pages/partners.ts';
import { trial } from '../content/product/partner-program.ts';
import { requests } from '../content/requests.ts';
import { FormOpener } from '../features/request/form-opener.tsx';
import { partnerApplication } from '../features/request/partner-application/partner-application.request.ts';
import { RequestPair } from '../features/request/request-link.tsx';
import { orbitalsScene } from '../figures/scenes/quantum-states.ts';
import { byId } from '../lib/records.ts';
import type { PageProps } from '../routes.ts';
import { Columns, Pair } from '../sections/side-by-side.tsx';
import { FactList } from '../sections/lists.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { FileDownload } from '../sections/file-download.tsx';
import { HeroBelow } from '../sections/hero/heroes.tsx';
import { Ledger } from '../sections/tables.tsx';
import { Section } from '../sections/section.tsx';
import { ToScaleRows } from '../sections/to-scale-rows.tsx';
import { ButtonTo } from '../ui/button.tsx';
import { Rows, Surface } from '../ui/surface/surface.tsx';
import { Items } from '../ui/inline-text.tsx';

export { head } from '../content/pages/partners.ts';

const sections = byId(partners.sections);

export const scene = orbitalsScene;

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow half heading={partners.heading} lede={partners.lede} {...sceneProps(scene)}>
      <FormOpener look="primary" large request={partnerApplication}>
        {partnerWords.become}
      </FormOpener>
      <FileDownload href="/partner-guide.pdf">{partnerWords.guide}</FileDownload>
    </HeroBelow>
    <Section {...sections.types}>
      <Columns
        items={partnerTypes.map(({ term, text, benefits }) => ({
          term,
          text,
          surface: <Benefits of={benefits} />,
        }))}
      />
    </Section>
    <Sharing />
    <Section {...sections.benefits}>
      <FactList items={partnerBenefits} columns={2} />
      <div className="actions mt-9">
        <FormOpener look="primary" large request={partnerApplication}>
          {partnerWords.apply}
        </FormOpener>
      </div>
    </Section>
    <Section {...sections.requirements} ground="raised">
      <Ledger
        caption={sections.requirements.heading}
        columns={requirementColumns}
        rows={requirements.map(({ term, text, shown }) => ({ head: term, cells: [text, shown] }))}
      />
    </Section>
    <Section {...sections.apply}>
      <ToScaleRows
        rows={applicationSteps.map(({ term, time, text, from, to }) => ({
          term,
          detail: <p>{time}</p>,
          figure: <WeekBar from={from} to={to} />,
          note: text,
        }))}
      />
    </Section>
    <Section {...sections.talk} ground="raised" rhythm={1}>
      <div className="actions">
        <RequestPair of={[requests.partnerInquiry, requests.partnerCall]} path={path} />
        <ButtonTo look="quiet" large {...partners.next} />
      </div>
    </Section>
  </>
);

const Sharing = () => (
  <section id={sections.sharing.id} className="section raised">
    <div className="wrap">
      <Pair
        surface={
          <Surface title={ownership.title} state={whileSample(ownership.state)}>
            <Rows items={ownership.rows} />
          </Surface>
        }
      >
        <h2>{sections.sharing.heading}</h2>
        <p className="lede mt-5">{sections.sharing.lede}</p>
      </Pair>
    </div>
  </section>
);

const Benefits = ({ of }: { of: readonly string[] }) => (
  <ul className="mt-6 grid gap-2.5">
    <Items of={of} className="border-s-2 border-signal ps-4" />
  </ul>
);

const allWeeks = trial.toWeek * 10;

/** A span of weeks on a bar of all weeks. A span of length 0 shows as a point. */
const WeekBar = ({ from, to }: { from: number; to: number }) => (
  <svg
    viewBox={`0 0 ${allWeeks} 2`}
    preserveAspectRatio="none"
    className="h-5 w-full"
    aria-hidden="true"
  >
    <rect width={allWeeks} height="2" className="fill-ground-3" />
    <rect x={from * 10} width={Math.max(1, (to - from) * 10)} height="2" className="fill-signal" />
  </svg>
);
