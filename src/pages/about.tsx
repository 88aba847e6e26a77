import {
  about,
  allProducts as allProductsHeading,
  counts,
  countsCaption,
  countsColumns,
  habits,
  howClaimsAreMade,
  meetTeam,
  milestones,
  principalCryptographer,
  seeProducts,
  writeToUs,
} from '../content/pages/about.ts';
import { nameStory } from '../config/brand.ts';
import { directors, executives } from '../content/people.ts';
import { services } from '../content/product/offer.ts';
import { products } from '../content/products.ts';
import { multipletsScene } from '../figures/scenes/quantum-states.ts';
import { byId } from '../lib/records.ts';
import { Columns } from '../sections/columns.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { HeroBelow } from '../sections/hero/hero-below.tsx';
import { IndexRows } from '../sections/index-rows.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Milestones } from '../sections/milestones.tsx';
import { NextStep } from '../sections/next-step.tsx';
import { PortraitList, Portraits } from '../sections/portrait.tsx';
import { Quote } from '../sections/quote.tsx';
import { Section } from '../sections/section.tsx';
import { availableNow, comingSoon } from '../sections/words.ts';
import { ButtonLink, ButtonTo } from '../ui/button.tsx';
import { InlineText } from '../ui/inline-text.tsx';

const sections = byId(about.sections);

const allProducts = [
  ...products.map(({ id, name, ...product }) => ({
    name,
    href: `/products-solutions#${id}`,
    detail: product.available ? availableNow : comingSoon,
  })),
  ...services.map(({ name, to }) => ({ name, href: to, detail: availableNow })),
];

export const scene = multipletsScene;

export const Page = () => (
  <>
    <HeroBelow
      half
      heading={about.heading}
      lede={about.lede}
      actions={
        <>
          <ButtonLink look="primary" large href="/products-solutions">
            {seeProducts}
          </ButtonLink>
          {executives.length > 0 && (
            <ButtonLink large href="#leadership">
              {meetTeam}
            </ButtonLink>
          )}
        </>
      }
      {...sceneProps(scene)}
      legend={nameStory}
    />
    <Section {...sections.mission} size="h2x">
      <Columns items={habits} />
    </Section>
    <Section {...sections.milestones} ground="raised">
      <Milestones milestones={milestones} />
    </Section>
    {executives.length > 0 && (
      <Section {...sections.leadership}>
        <Portraits people={executives} />
      </Section>
    )}
    <Quote
      {...principalCryptographer}
      from={executives.find(({ name }) => name === principalCryptographer.by)?.role}
      label={howClaimsAreMade}
    />
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
          statement: <InlineText>{claim}</InlineText>,
          cells: [text, kind],
        }))}
      />
    </Section>
    <Section id="products" heading={allProductsHeading} rhythm={1} ground="raised">
      <IndexRows items={allProducts} />
    </Section>
    <NextStep
      id={sections.next.id}
      heading={sections.next.heading}
      actions={
        <>
          <ButtonTo look="primary" large link={about.next} />
          <ButtonLink large href="/contact">
            {writeToUs}
          </ButtonLink>
        </>
      }
    />
  </>
);
