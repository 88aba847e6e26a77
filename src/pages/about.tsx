import {
  about,
  allProducts as allProductsHeading,
  counts,
  countsCaption,
  countsColumns,
  habits,
  meetTeam,
  milestones,
  seeProducts,
  whyTheName,
  writeToUs,
} from '../content/pages/about.ts';
import { nameStory } from '../config/brand.ts';
import { directors, executives, quoted } from '../content/people.ts';
import { services } from '../content/product/offer.ts';
import { suite } from '../content/pages/products-solutions/suite.ts';
import { products } from '../content/products.ts';
import { multipletsScene } from '../figures/scenes/quantum-states.ts';
import { byId } from '../lib/records.ts';
import { Columns } from '../sections/side-by-side.tsx';
import { ContentPicture } from '../sections/content-picture.tsx';
import { HeroPlain } from '../sections/hero/heroes.tsx';
import { IndexRows } from '../sections/lists.tsx';
import { Ledger } from '../sections/tables.tsx';
import { Legend } from '../sections/figure-labels.tsx';
import { Bleed, NextStep, Section } from '../sections/section.tsx';
import { Quote } from '../sections/quote.tsx';
import { availableNow, comingSoon } from '../sections/words.ts';
import { ButtonTo } from '../ui/button.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import type { IsoDay } from '../lib/time/dates.ts';
import { longDate } from '../lib/text/format.ts';
import { writtenIn } from '../lib/dom/attributes.ts';
import { monogramFigure } from '../figures/pages/monogram.ts';
import { LazyFigure } from '../ui/figure.tsx';

export { head } from '../content/pages/about.ts';

type MilestonesProps = { milestones: readonly { date: IsoDay; title: string; text: string }[] };

/** Events on a timeline, which is vertical on narrow screens. */
function Milestones({ milestones }: MilestonesProps) {
  return (
    <ol className="grid border-s border-line-2 lg:grid-cols-4 lg:border-t lg:border-s-0">
      {milestones.map(({ date, title, text }) => (
        <li
          key={date}
          className="relative pb-10 ps-8 before:absolute before:top-1.5 before:-start-1.25 before:size-2.5 before:rounded-full before:bg-signal last:pb-0 lg:pt-8 lg:pe-8 lg:pb-0 lg:ps-0 lg:before:-top-1.25 lg:before:start-0"
        >
          <time dateTime={date} className="text-ui text-ink-2">
            {longDate(date)}
          </time>
          <h3 className="mt-2">{title}</h3>
          <p className="mt-2 text-ink-2">
            <InlineText>{text}</InlineText>
          </p>
        </li>
      ))}
    </ol>
  );
}

type Person = { name: string; role: string; line: string; photo?: string; lang?: string };

type PictureProps = Pick<Person, 'name' | 'photo'> & { className: string };

/** A photograph, or else a drawing generated from the name. Both are decorative beside the name. */
const Picture = ({ name, photo, className }: PictureProps) =>
  photo ? (
    <ContentPicture file={photo} alt="" className={`${className} rounded-md`} />
  ) : (
    <LazyFigure figure={monogramFigure(name)} decorative className={`${className} h-auto`} />
  );

function Portraits({ people }: { people: readonly Person[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 gap-y-12 sm:gap-x-8 lg:grid-cols-4">
      {people.map(({ name, role, line, photo, lang }) => (
        <li key={name}>
          <Picture name={name} photo={photo} className="mb-6 w-full max-w-64" />
          <h3>{name}</h3>
          <p className="mt-1 text-ui" {...writtenIn({ lang })}>
            {role}
          </p>
          <p className="mt-3 text-ink-2" {...writtenIn({ lang })}>
            {line}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A compact list of people. */
function PortraitList({ people }: { people: readonly Person[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {people.map(({ name, role, line, photo, lang }) => (
        <li key={name} className="grid items-center gap-x-16 gap-y-4 py-6 lg:grid-cols-[7fr_5fr]">
          <div className="flex flex-wrap items-center gap-6">
            <Picture name={name} photo={photo} className="w-16 shrink-0 sm:w-20" />
            <div className="min-w-0 flex-[1_1_7.5rem]">
              <h3>{name}</h3>
              <p className="text-ui text-ink-2" {...writtenIn({ lang })}>
                {role}
              </p>
            </div>
          </div>
          <p className="text-ink-2" {...writtenIn({ lang })}>
            {line}
          </p>
        </li>
      ))}
    </ul>
  );
}

const sections = byId(about.sections);

const allProducts = [
  ...products.map(({ id, available }) => ({
    name: suite[id].name,
    href: `/products-solutions#${id}`,
    detail: available ? availableNow : comingSoon,
  })),
  ...services.map(({ name, to }) => ({ name, href: to, detail: availableNow })),
];

export const scene = multipletsScene;

export const Page = () => (
  <>
    <HeroPlain heading={about.heading} lede={about.lede}>
      <ButtonTo look="primary" large to="/products-solutions" label={seeProducts} />
      {executives.length > 0 && <ButtonTo large to="#leadership" label={meetTeam} />}
    </HeroPlain>
    <Section {...sections.mission} size="h2x">
      <Columns items={habits} />
    </Section>
    <Section
      id="name"
      heading={whyTheName}
      ground="deep"
      rhythm={1}
      bleed={
        <>
          <Bleed drawn narrow={<LazyFigure figure={scene('narrow')} />}>
            <LazyFigure figure={scene('wide')} />
          </Bleed>
          <Legend items={nameStory} />
        </>
      }
    />
    <Section {...sections.milestones} ground="raised">
      <Milestones milestones={milestones} />
    </Section>
    {executives.length > 0 && (
      <Section {...sections.leadership}>
        <Portraits people={executives} />
      </Section>
    )}
    {quoted?.quote && (
      <Quote
        quote={quoted.quote}
        by={quoted.name}
        from={quoted.role}
        lang={quoted.lang}
        label={quoted.name}
      />
    )}
    {directors.length > 0 && (
      <Section {...sections.board} ground="raised" beside>
        <PortraitList people={directors} />
      </Section>
    )}
    <Section {...sections.numbers}>
      <Ledger
        caption={countsCaption}
        columns={countsColumns}
        rows={counts.map(({ claim, text, kind }) => ({
          head: <InlineText>{claim}</InlineText>,
          cells: [text, kind],
        }))}
      />
    </Section>
    <Section id="products" heading={allProductsHeading} rhythm={1} ground="raised">
      <IndexRows items={allProducts} />
    </Section>
    <NextStep id={sections.next.id} heading={sections.next.heading}>
      <ButtonTo look="primary" large {...about.next} />
      <ButtonTo large to="/contact" label={writeToUs} />
    </NextStep>
  </>
);
