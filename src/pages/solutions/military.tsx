import { whileSample } from '../../config/sample.ts';
import type { ReactNode } from 'react';

import {
  certificationHeads,
  certifications,
  firstMail,
  military,
  militaryWords,
  voices,
} from '../../content/pages/solutions/military.ts';
import { losses, lossHeads, missions } from '../../content/pages/solutions/military/missions.ts';
import {
  daysLeftWords,
  profile,
  sceneDays,
  suiteDates,
  suiteHeads,
  suiteRows,
} from '../../content/pages/solutions/military/suite.ts';
import { regimesCheckedOn } from '../../content/regimes.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { SealedOpener } from '../../features/request/form-opener.tsx';
import { SecretClock } from '../../features/secret-clock/secret-clock.tsx';
import type { Layout } from '../../figures/pen/model.ts';
import { daysBetween, dayScene, stemAt } from '../../figures/scenes/timelines.ts';
import { hashTreeFigure } from '../../figures/scenes/hash-tree.ts';
import { byId } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { longDate } from '../../lib/text/format.ts';
import type { PageProps } from '../../routes.ts';
import { Bleed, NextStep, Section } from '../../sections/section.tsx';
import { Columns, Pair, TwoWitnesses } from '../../sections/side-by-side.tsx';
import { HeroCounted } from '../../sections/hero/heroes.tsx';
import { Gain, Ledger, Loss, PlainTable, SpecSheet } from '../../sections/tables.tsx';
import { sampleQuotations } from '../../sections/words.ts';
import { Quote } from '../../sections/quote.tsx';
import { sceneProps } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ToScaleRows } from '../../sections/to-scale-rows.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { InlineText, Paragraphs, Raised } from '../../ui/inline-text.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { Compose, Toggles } from '../../ui/surface/apps.tsx';
import { Log, RedactedPrompt, Surface } from '../../ui/surface/surface.tsx';
import type { BadgeTone } from '../../ui/badge.tsx';

export { head } from '../../content/pages/solutions/military.ts';
import '../../sections/warning.css';

/** A warning above the control that it is about. */
function Warning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="warning">
      <p role="note">{text}</p>
      {children}
    </div>
  );
}

const yearOf = (day: string) => Number(day.slice(0, 4));
const [first, last] = [yearOf(sceneDays.from), yearOf(sceneDays.ends.at(-1) ?? sceneDays.from)];
/** Where a year begins, in percent of the scene's width. */
const at = (year: number) => ((year - first) / (last + 1 - first)) * 100;
/** Until the first date, on the day of the drawing. */
const daysLeft = daysBetween(regimesCheckedOn, sceneDays.ends[0] ?? regimesCheckedOn);
const years = Array.from({ length: last + 1 - first }, (_, index) => first + index);
export const scene = (layout: Layout) => dayScene(sceneDays, layout);

const Opening = ({ action }: { action: ReactNode }) => (
  <HeroCounted
    heading={military.heading}
    lede={military.lede}
    ask={<SecretClock days={sceneDays.ends} />}
    {...sceneProps(scene)}
    axis={years.map((year) => ({ at: at(year), label: String(year) }))}
    legend={suiteDates.map(({ day, when, text, tone }) => ({
      term: when,
      text,
      tone,
      at: stemAt(sceneDays, day),
      // The next date is a year later: too close for a label between them.
      before: day.startsWith('2030'),
    }))}
    readout={
      <span>{fill(daysLeftWords, { days: daysLeft, date: longDate(regimesCheckedOn) })}</span>
    }
  >
    {action}
  </HeroCounted>
);

const BriefingButton = ({ path, children }: { path: string; children?: ReactNode }) => (
  <Warning text={requests.militaryBriefing.caution}>
    <RequestLink look="primary" large request={requests.militaryBriefing} path={path} />
    {children}
  </Warning>
);

const { contact } = byId(military.sections);

const Briefing = ({ path }: { path: string }) => (
  <Section {...contact} ground="raised">
    <Pair surface={<FirstMail />}>
      <Paragraphs of={contact.paragraphs} className="mb-6" />
      <BriefingButton path={path}>
        <SealedOpener subject={requests.militaryBriefing.subject}>
          {militaryWords.sealed}
        </SealedOpener>
      </BriefingButton>
    </Pair>
  </Section>
);

const FirstMail = () => (
  <Surface title={firstMail.title} state={firstMail.state} foot={firstMail.foot}>
    <Compose
      heads={[
        { term: firstMail.heads.subject, value: requests.militaryBriefing.subject },
        { term: firstMail.heads.agency, value: firstMail.agency },
        { term: firstMail.heads.role, value: firstMail.role },
        { term: firstMail.heads.channel, value: firstMail.channel },
      ]}
    >
      <RedactedPrompt parts={firstMail.parts} />
    </Compose>
  </Surface>
);

const { suite, profile: refused, firmware } = byId(military.sections);

const Suite = () => (
  <>
    <Section {...suite}>
      <SpecSheet caption={suite.heading} columns={suiteHeads} rows={suiteRows} />
    </Section>
    <Section {...refused} ground="raised">
      <TwoWitnesses>
        <Surface {...profile.settingsHead} tone="ok">
          <Toggles items={profile.settings} />
        </Surface>
        <Surface {...profile.logHead}>
          <Log lines={profile.log} />
        </Surface>
      </TwoWitnesses>
    </Section>
    <Section
      {...firmware}
      bleed={
        <Bleed drawn narrow={<LazyFigure figure={hashTreeFigure('narrow')} />}>
          <LazyFigure figure={hashTreeFigure('wide')} />
        </Bleed>
      }
    >
      <Columns
        items={firmware.points.map(({ term, text }) => ({ term, text: <Raised text={text} /> }))}
      />
    </Section>
  </>
);

const { architecture, missions: applications } = byId(military.sections);
const tones: readonly BadgeTone[] = ['signal', 'data', 'series'];

const Field = () => (
  <>
    <Section {...architecture} ground="raised" fold>
      <Ledger
        caption={architecture.heading}
        columns={lossHeads}
        rows={losses.map(({ lost, kept, gone }) => ({
          head: lost,
          cells: [<Gain key="kept">{kept}</Gain>, <Loss key="gone">{gone}</Loss>],
        }))}
      />
    </Section>
    <Section {...applications}>
      <ToScaleRows
        rows={missions.map(({ term, limit, bars, text }) => {
          const longest = Math.max(...bars.map(({ length }) => length));
          return {
            term,
            detail: <p className="text-soon">{limit}</p>,
            ...(bars.length > 0 && {
              bars: bars.map(({ label, length, value }, index) => ({
                label,
                percent: Math.round((1000 * length) / longest) / 10,
                value: <InlineText>{value}</InlineText>,
                tone: tones[index] ?? 'signal',
              })),
            }),
            note: text,
          };
        })}
      />
    </Section>
  </>
);

const { certifications: section } = byId(military.sections);

const Certifications = ({ path }: { path: string }) => (
  <Section {...section} ground="deep" fold>
    <PlainTable
      caption={section.heading}
      columns={certificationHeads}
      rows={certifications.map(({ name, kind, text }) => ({
        head: <InlineText>{name}</InlineText>,
        cells: [kind, text],
      }))}
    />
    <div className="mt-10">
      <Warning text={requests.militaryBriefing.caution}>
        <RequestLink request={requests.evidence} path={path} />
      </Warning>
    </div>
  </Section>
);

export const Page = ({ path }: PageProps) => (
  <>
    <Opening action={<BriefingButton path={path} />} />
    <Suite />
    <Field />
    <Certifications path={path} />
    <Quote
      {...voices}
      label={militaryWords.testimonials}
      headed
      note={whileSample(sampleQuotations)}
    />
    <Briefing path={path} />
    <Sources sources={military.sources} />
    <NextStep heading={militaryWords.ending}>
      <ButtonTo large {...military.next} />
    </NextStep>
  </>
);
