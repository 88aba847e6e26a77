import type { ReactNode } from 'react';

import { caseStudiesShown } from '../../features/words.ts';
import { cases, type CaseStudy, industries, talkAbout } from '../../content/cases.ts';
import { bodyOf } from '../../content/prose.ts';
import {
  caseNote,
  caseStudies,
  caseWords,
  isMixed,
  noCases,
} from '../../content/pages/resources/case-studies.ts';
import { ChoiceLinks } from '../../features/filter/choice-links.tsx';
import FilterIsland from '../../features/filter/list-filter.island.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import { caseStrip, monthTicks, phaseTone } from '../../figures/pages/covers.ts';
import { byId } from '../../lib/records.ts';
import type { PageProps } from '../../routes.ts';
import { island } from '../../runtime/island.tsx';
import { Axis } from '../../sections/figure-labels.tsx';
import { Columns } from '../../sections/side-by-side.tsx';
import { ContentPicture } from '../../sections/content-picture.tsx';
import { Entry, EntryList } from '../../sections/entry.tsx';
import { HeroPlain } from '../../sections/hero/heroes.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { sectionsOfText, type TextPart } from '../../sections/record-text.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { writtenIn } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import * as labels from '../../sections/words.ts';
import { Items } from '../../ui/inline-text.tsx';

export { head } from '../../content/pages/resources/case-studies.ts';
import '../../sections/pane.css';

type CasePaneProps = {
  /** The story, such as challenge and solution. */
  parts: readonly TextPart[];
  results: readonly string[];
  /** A control to ask about the case. */
  talk: ReactNode;
  lang?: string | undefined;
};

const CasePane = ({ parts, results, talk, lang }: CasePaneProps) => (
  <div className="pane-parts">
    {parts
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ heading, blocks }, index) => (
        <section key={index} {...writtenIn({ lang })}>
          {heading && <h4>{heading}</h4>}
          {blocks}
        </section>
      ))}
    <section>
      <h4>{labels.results}</h4>
      <ul className="results" {...writtenIn({ lang })}>
        <Items of={results} />
      </ul>
    </section>
    <div>{talk}</div>
  </div>
);

/** "Month 1", "Months 2 to 4": when a phase of a plan runs. */
function monthRange(phases: readonly { months: number }[], index: number): string {
  const before = phases.slice(0, index).reduce((sum, { months }) => sum + months, 0);
  const months = phases[index]?.months ?? 0;
  const first = before + 1;
  return months === 1
    ? fill(labels.oneMonth, { first })
    : fill(labels.months, { first, last: before + months });
}

const { heading, lede, next } = caseStudies;
const sections = byId(caseStudies.sections);
const list = sections.stories.id;
const filter = { label: caseWords.industry, name: 'industry', choices: industries } as const;

const Filter = island(FilterIsland, ['query']);

const stripOf = ({ phases }: CaseStudy) => caseStrip(phases.map(({ months }) => months));

export const scene = () => cases.map(stripOf);

export const Page = ({ path }: PageProps) => (
  <>
    <HeroPlain heading={heading} lede={lede} />
    {cases.length > 0 ? <Cases path={path} /> : <Section id={list} heading={noCases} rhythm={1} />}
    <NextStep heading={caseWords.ending}>
      <ButtonTo look="primary" large {...next} />
    </NextStep>
  </>
);

/** The list, and what its cases have in common. */
const Cases = ({ path }: Pick<PageProps, 'path'>) => (
  <>
    <EntryList id={list} heading={sections.stories.heading}>
      {caseNote && <p className="mb-6 max-w-[42rem] text-ui text-ink-2">{caseNote}</p>}
      <Filter {...filter} list={list} total={cases.length} count={caseStudiesShown} />
      <ChoiceLinks
        {...filter}
        firstOf={(choice) => cases.find(({ industry }) => industry.value === choice)?.slug ?? list}
      />
      <div className="entry-rows entry-plans">
        <div className="entry-axis wide-only" aria-hidden="true">
          <span>{caseWords.month}</span>
          <Axis ticks={monthTicks} />
        </div>
        {cases.map((story) => (
          <CaseEntry key={story.slug} story={story} path={path} />
        ))}
      </div>
    </EntryList>
    <Section {...sections.pattern} ground="raised">
      <Columns items={sections.pattern.points} />
    </Section>
  </>
);

type EntryProps = { story: CaseStudy; path: string };

function CaseEntry({ story, path }: EntryProps) {
  const { slug, title, company, industry, featured, summary } = story;
  const badges = [featured && caseWords.featured, isMixed && story.sample && caseWords.composite];
  return (
    <Entry
      id={slug}
      title={title}
      lang={story.lang}
      cover={<Plan {...story} />}
      choice={industry.value}
      badges={badges.filter((badge) => typeof badge === 'string')}
      facts={[story.unnamed ? `${company}, ${caseWords.unnamed}` : company, industry.label]}
      description={summary}
      result={story.results[0] ?? ''}
      openLabel={featured ? caseWords.openFeatured : caseWords.open}
    >
      <CasePane
        {...story}
        parts={sectionsOfText(bodyOf('cases', story))}
        talk={
          <RequestLink
            look="primary"
            request={talkAbout(title)}
            path={`${path}#${slug}`}
            about={title}
          >
            {caseWords.talk}
          </RequestLink>
        }
      />
    </Entry>
  );
}

/** The phases of a case on the axis of the list, and what was done in each. */
const Plan = (story: CaseStudy) => (
  <>
    {story.picture && <ContentPicture file={story.picture} alt="" />}
    <LazyFigure figure={stripOf(story)} className="plan-strip" decorative />
    <h4 className="mt-4">{`${labels.timelineIs} ${story.timeline}`}</h4>
    <ol className="plan">
      {story.phases.map(({ work }, index) => (
        <li key={work} className={`tone-${phaseTone(index)}`}>
          <b>{monthRange(story.phases, index)}</b>
          <span {...writtenIn(story)}>{work}</span>
        </li>
      ))}
    </ol>
  </>
);
