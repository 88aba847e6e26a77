import { startDemo } from '../../content/start-demo.ts';
import { whileSample } from '../../config/sample.ts';
import {
  dataInUse,
  dataProtection,
  dataProtectionWords,
} from '../../content/pages/platform/data-protection.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { zonePlates } from '../../figures/scenes/zone-plates.ts';
import { byId } from '../../lib/records.ts';
import type { PageProps } from '../../page-props.ts';
import { FactList } from '../../sections/fact-list.tsx';
import { Scene } from '../../sections/scene.tsx';
import { HeroBelow } from '../../sections/hero/hero-below.tsx';
import { Gain, Ledger, Loss } from '../../sections/ledger.tsx';
import { NextStep } from '../../sections/next-step.tsx';
import { Section } from '../../sections/section.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Lifecycle } from './data-protection/lifecycle.tsx';
import { ProtectionLayers } from './data-protection/protection-layers.tsx';
import { Start } from './data-protection/start.tsx';

const { heading, lede, sources, next } = dataProtection;
const sections = byId(dataProtection.sections);

export const scene = zonePlates;

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow
      heading={heading}
      lede={lede}
      actions={
        <>
          <RequestLink look="primary" large request={requests.getStartedFree} path={path} />
          <ButtonLink large href="#protection-layers">
            {dataProtectionWords.layers}
          </ButtonLink>
          <a className="link action-link" href={startDemo.to}>
            {dataProtectionWords.demo}
          </a>
        </>
      }
      scene={<Scene scene={scene} />}
      readout={dataProtectionWords.scene}
    />
    <Section {...sections.start}>
      <Start />
      <p className="mt-4 text-small text-ink-2">{whileSample(dataProtectionWords.samples)}</p>
    </Section>
    <Section {...sections['zero-knowledge']} ground="raised" size="h2x">
      <FactList items={sections['zero-knowledge'].points} columns={2} />
      <p className="mt-8">
        <MoreLink href={dataProtectionWords.custody.to}>
          {dataProtectionWords.custody.label}
        </MoreLink>
      </p>
    </Section>
    <Section {...sections.lifecycle} size="h2x">
      <Lifecycle />
    </Section>
    <Section {...sections['protection-layers']} ground="deep">
      <ProtectionLayers />
    </Section>
    <Section {...sections['in-use']}>
      <Ledger
        caption={dataInUse.caption}
        columns={dataInUse.columns}
        rows={dataInUse.rows.map(({ technique, gain, loss }) => ({
          statement: technique,
          cells: [<Gain key="gain">{gain}</Gain>, <Loss key="loss">{loss}</Loss>],
        }))}
      />
    </Section>
    <Section {...sections.integration} ground="raised" rhythm={1}>
      <FactList items={sections.integration.points} columns={2} />
      <p className="mt-8">
        <MoreLink href={next.to}>{next.label}</MoreLink>
      </p>
    </Section>
    <Sources sources={sources} />
    <NextStep
      heading="Protect one application first"
      actions={
        <>
          <RequestLink look="primary" large request={requests.trial} path={path} />
          <ButtonLink large href="/contact#sales">
            {dataProtectionWords.sales}
          </ButtonLink>
        </>
      }
    />
  </>
);
