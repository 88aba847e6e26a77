import {
  developerResources,
  developers,
  domainScan,
  gateList,
  gateRun,
  scanLegend,
  scanReadout,
} from '../content/pages/developers.ts';
import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import type { Layout } from '../figures/pen/model.ts';
import { scanScene } from '../figures/scenes/scan.ts';
import { byId } from '../lib/records.ts';
import type { PageProps } from '../page-props.ts';
import { sceneProps } from '../sections/scene.tsx';
import { HeroCounted } from '../sections/hero/hero-counted.tsx';
import { IndexRows } from '../sections/index-rows.tsx';
import { NextStep } from '../sections/next-step.tsx';
import { Section } from '../sections/section.tsx';
import { Sources } from '../sections/sources.tsx';
import { ButtonTo } from '../ui/button.tsx';
import { Rows, Surface, SurfaceSplit } from '../ui/surface/surface.tsx';
import { Log } from '../ui/surface/text.tsx';
import { FrameworkGrid, FrameworkGuides } from './developers/framework-guides.tsx';
import { DeveloperTabs } from './developers/tabs.tsx';
import { IntegrationTable } from './integration-table.tsx';

const { heading, lede, next, sources } = developers;
const sections = byId(developers.sections);

export const scene = (layout: Layout) => scanScene(domainScan, layout);

export const Page = ({ path }: PageProps) => (
  <>
    <HeroCounted
      heading={heading}
      lede={lede}
      actions={<Actions path={path} />}
      {...sceneProps(scene)}
      legend={scanLegend}
      readout={<span>{scanReadout}</span>}
    />
    <Section {...sections.pipeline} ground="raised">
      <DeveloperTabs />
    </Section>
    <Section {...sections.gate} beside>
      <Surface title="ci / cryptographic-inventory" state="sample">
        <SurfaceSplit
          parts={[
            { label: 'Your list', body: <Rows items={gateList} /> },
            { label: 'The build', body: <Log lines={gateRun} /> },
          ]}
        />
      </Surface>
    </Section>
    <Section {...sections.frameworks} ground="deep">
      <FrameworkGrid />
      <FrameworkGuides />
    </Section>
    <Section {...sections.integrations}>
      <IntegrationTable caption={sections.integrations.heading} />
    </Section>
    <Section {...sections.resources} rhythm={1}>
      <IndexRows
        items={developerResources.map(({ label, text, to }) => ({
          name: label,
          detail: text,
          href: to,
        }))}
      />
      <p className="mt-8">
        <RequestLink request={requests.documentationAccess} path={path}>
          Request more documentation
        </RequestLink>
      </p>
    </Section>
    <Sources sources={sources} />
    <NextStep
      heading="Try the first call today"
      actions={<ButtonTo look="primary" large link={next} />}
    />
  </>
);

const Actions = ({ path }: PageProps) => (
  <>
    <RequestLink look="primary" large request={requests.getStartedFree} path={path}>
      Get Started Free
    </RequestLink>
    <RequestLink large request={requests.developerDemo} path={path}>
      Schedule Demo
    </RequestLink>
  </>
);
