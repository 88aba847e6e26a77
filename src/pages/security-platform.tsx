import { startDemo } from '../content/requests.ts';
import { casesOf } from '../content/industries.ts';
import { industryNames } from '../content/industry-names.ts';
import {
  auditLog,
  consoleSample,
  consoleState,
  consoleTitle,
  howPilotEnds,
  industryTiles,
  keysByAlgorithm,
  platformProducts,
  platformScene,
  securityPlatform,
  seeProducts,
  startWithOne,
  stolenLaptop,
} from '../content/pages/security-platform.ts';
import { plateModesFigure } from '../figures/pages/waves.ts';
import { byId, keysOf } from '../lib/records.ts';
import { Columns, TwoWitnesses } from '../sections/side-by-side.tsx';
import { FactList, IndexRows } from '../sections/lists.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { HeroBelow } from '../sections/hero/heroes.tsx';
import { NextStep, Section } from '../sections/section.tsx';
import { ButtonLink, ButtonTo } from '../ui/button.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { MoreLink } from '../ui/links.tsx';
import { Log, Rows, Surface, SurfaceSplit } from '../ui/surface/surface.tsx';

export { head } from '../content/pages/security-platform.ts';

const { heading, lede, next } = securityPlatform;
const sections = byId(securityPlatform.sections);

export const scene = plateModesFigure;

export const Page = () => (
  <>
    <HeroBelow
      heading={heading}
      lede={lede}
      actions={
        <>
          <ButtonLink look="primary" large href={startDemo.to}>
            {startDemo.label}
          </ButtonLink>
          <ButtonLink large href="#products">
            {seeProducts}
          </ButtonLink>
        </>
      }
      {...sceneProps(scene)}
      readout={platformScene}
    />
    <Section {...sections.console} ground="deep" rhythm={1}>
      <Console />
    </Section>
    <Section {...sections.products}>
      <Columns
        items={platformProducts.map(({ term, text, to }) => ({
          term: <MoreLink href={to}>{term}</MoreLink>,
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
      <MoreLink href="/products-solutions#pilot">{howPilotEnds}</MoreLink>
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
    <NextStep heading={startWithOne} actions={<ButtonTo look="primary" large link={next} />} />
  </>
);

const Console = () => (
  <Surface title={consoleTitle} state={consoleState}>
    <SurfaceSplit
      parts={[
        { label: keysByAlgorithm, body: <Rows items={consoleSample.keys} /> },
        { label: auditLog, body: <Log lines={consoleSample.events} /> },
      ]}
    />
  </Surface>
);
