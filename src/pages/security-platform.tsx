import { fleet } from '../content/product/fleet.ts';
import { startDemo } from '../content/requests.ts';
import { casesOf } from '../content/industries.ts';
import { industryNames } from '../content/industry-names.ts';
import {
  howPilotEnds,
  industryTiles,
  platformProducts,
  securityPlatform,
  seeProducts,
  startWithOne,
  stolenLaptop,
} from '../content/pages/security-platform.ts';
import { fleetScene } from '../figures/scenes/fleet.ts';
import type { Layout } from '../figures/pen/model.ts';
import { Demo } from '../demos/demo.tsx';
import { byId, keysOf } from '../lib/records.ts';
import { Columns, TwoWitnesses } from '../sections/side-by-side.tsx';
import { FactList, IndexRows } from '../sections/lists.tsx';
import { HeroShort } from '../sections/hero/heroes.tsx';
import { NextStep, Section } from '../sections/section.tsx';
import { ButtonTo } from '../ui/button.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { MoreLink } from '../ui/links.tsx';
import { Log, Surface } from '../ui/surface/surface.tsx';

export { head } from '../content/pages/security-platform.ts';

const { heading, lede, next } = securityPlatform;
const sections = byId(securityPlatform.sections);

/** Of the console, with which the page begins. */
export const scene = (layout: Layout) => fleetScene(fleet.keys, layout);

export const Page = () => (
  <>
    <HeroShort heading={heading} lede={lede}>
      <ButtonTo look="primary" large {...startDemo} />
      <ButtonTo large to="#products" label={seeProducts} />
    </HeroShort>
    <Demo name="console" />
    <Section {...sections.products}>
      <Columns
        items={platformProducts.map(({ term, text, to }) => ({
          term: <MoreLink to={to} label={term} />,
          text,
        }))}
      />
    </Section>
    <Section {...sections.capabilities} ground="raised">
      <FactList items={sections.capabilities.points} columns={2} />
    </Section>
    <Section {...sections.benefits}>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {sections.benefits.points.map(({ term, text }) => (
          <li key={term} className="border-t border-line-2 pt-5">
            <h3>{term}</h3>
            <p className="mt-2 text-ink-2">
              <InlineText>{text}</InlineText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
    <Section {...sections['stolen-laptop']} ground="deep" size="h2x">
      <TwoWitnesses>
        <Surface title={stolenLaptop.apart.title} state={stolenLaptop.apart.state} tone="attack">
          <Log lines={stolenLaptop.apart.lines} />
        </Surface>
        <Surface title={stolenLaptop.joined.title} state={stolenLaptop.joined.state} tone="ok">
          <Log lines={stolenLaptop.joined.lines} />
        </Surface>
      </TwoWitnesses>
    </Section>
    <Section {...sections.exit} beside rhythm={1} ground="raised">
      <MoreLink to="/products-solutions#pilot" label={howPilotEnds} />
    </Section>
    <Section {...sections.industries} rhythm={1}>
      <IndexRows
        items={keysOf(industryTiles).map((industry) => ({
          name: industryNames[industry],
          detail: industryTiles[industry],
          href: casesOf(industry),
        }))}
      />
    </Section>
    <NextStep heading={startWithOne}>
      <ButtonTo look="primary" large {...next} />
    </NextStep>
  </>
);
