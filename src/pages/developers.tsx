import type { ReactNode } from 'react';

import { isPublished } from '../config/is-published.ts';
import {
  developerResources,
  developers,
  developerTabs,
  developerWords,
  domainScan,
  gateList,
  gateRun,
  gateWords,
  integrationHeads,
  sampleNames,
  scanLegend,
  scanReadout,
} from '../content/pages/developers.ts';
import { guides, guideWords, stages } from '../content/pages/developers/guides.ts';
import { integrations } from '../content/product/deployment.ts';
import { type Request, requests } from '../content/requests.ts';
import devopsGate from '../content/samples/files/devops-gate.sh?sample';
import devopsInventory from '../content/samples/files/devops-inventory.yaml?sample';
import monitoringAlert from '../content/samples/files/monitoring-alert.yaml?sample';
import monitoringProbe from '../content/samples/files/monitoring-probe.sh?sample';
import sdkEncrypt from '../content/samples/files/sdk-encrypt.ts?sample';
import sdkRotate from '../content/samples/files/sdk-rotate.py?sample';
import securitySign from '../content/samples/files/security-sign.sh?sample';
import securityVerify from '../content/samples/files/security-verify.py?sample';
import { addressOfSample, sampleAddress } from '../content/samples/sample-files.ts';
import { RequestLink, RequestLinks } from '../features/request/request-link.tsx';
import type { Layout } from '../figures/pen/model.ts';
import { scanScene } from '../figures/scenes/counted-dots.ts';
import { byId } from '../lib/records.ts';
import { fill } from '../lib/text/fill.ts';
import type { PageProps } from '../routes.ts';
import { HeroCounted } from '../sections/hero/heroes.tsx';
import { IndexRows } from '../sections/lists.tsx';
import { NextStep, Section } from '../sections/section.tsx';
import { PlainTable } from '../sections/tables.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { Sources } from '../sections/sources.tsx';
import { ButtonTo } from '../ui/button.tsx';
import { type CodeSample, Log, Rows, Surface, SurfaceSplit } from '../ui/surface/surface.tsx';
import { Editor, FetchedEditor } from '../ui/surface/editor.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Items } from '../ui/inline-text.tsx';

export { head } from '../content/pages/developers.ts';
import './developers/framework-guides.css';

const tabs = byId(developerTabs);

const DeveloperTabs = () => (
  <Tabs
    name="tab"
    label={developerWords.topics}
    tabs={[
      tab('sdk', [
        <Editor key={1} sample={sdkEncrypt} name={sampleNames.encrypt} />,
        <Editor key={2} sample={sdkRotate} name={sampleNames.rotate} />,
      ]),
      tab('devops', [
        <Editor key={1} sample={devopsInventory} name={sampleNames.inventory} />,
        <Fetched key={2} sample={devopsGate} name={sampleNames.gate} />,
      ]),
      tab('security', [
        <Editor key={1} sample={securitySign} name={sampleNames.sign} />,
        <Fetched key={2} sample={securityVerify} name={sampleNames.verify} />,
      ]),
      tab('monitoring', [
        <Editor key={1} sample={monitoringAlert} name={sampleNames.alert} />,
        <Fetched key={2} sample={monitoringProbe} name={sampleNames.probe} />,
      ]),
    ]}
  />
);

const Fetched = ({ sample: { file }, name }: { sample: CodeSample; name: string }) => (
  <FetchedEditor title={file} address={sampleAddress(file)} name={name} />
);

const tab = (id: keyof typeof tabs, editors: ReactNode) => ({
  id,
  label: tabs[id].label,
  panel: (
    <>
      <h3>{tabs[id].heading}</h3>
      <p className="mt-3 mb-8 max-w-[42rem] text-ink-2">{tabs[id].text}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">{editors}</div>
    </>
  ),
});

const points = byId(byId(developers.sections).frameworks.points);

const FrameworkGrid = () => (
  <ul className="feature-grid grid border-t border-line md:grid-cols-2 lg:grid-cols-3">
    {guides.map(({ id, name }) => (
      <li key={id} className="relative grid grid-rows-[auto_1fr_auto] border-b border-line py-7">
        <h3>{name}</h3>
        <p className="mt-2 text-ink-2">{points[id].text}</p>
        <a href={`#${id}`} className="link stretched mt-4 w-fit font-semibold">
          {guideWords.open}
          <span className="visually-hidden">{` ${name}`}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** A guide shows when the hash names it. Without script and in print all show. */
const FrameworkGuides = () =>
  guides.map(({ id, name, checks }) => (
    <section key={id} id={id} className="guide mt-12 border-t border-line-2 pt-10">
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h3>{name}</h3>
          <h4 className="mt-7">{guideWords.checks}</h4>
          <ul className="mt-3 grid list-disc gap-2 ps-5 text-ink-2">
            <Items of={checks} />
          </ul>
          <p className="mt-5 flex flex-wrap gap-x-6">
            <a className="link inline-flex min-h-11 items-center" href="/api?tab=endpoints">
              {guideWords.api}
            </a>
            <a className="link inline-flex min-h-11 items-center" href="#frameworks">
              {guideWords.close}
            </a>
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {stages.map((stage) => (
            <FetchedEditor
              key={stage.sample}
              title={stage.label}
              name={fill(stage.name, { guide: name })}
              address={addressOfSample(`${id}-${stage.sample}`)}
            />
          ))}
        </div>
      </div>
    </section>
  ));

const IntegrationTable = ({ caption }: { caption: string }) => (
  <PlainTable
    caption={caption}
    columns={integrationHeads}
    rows={integrations.map(({ standard, use, testedWith }) => ({
      head: standard,
      cells: [use, testedWith],
    }))}
  />
);

const { heading, lede, next, sources } = developers;
const sections = byId(developers.sections);

export const scene = (layout: Layout) => scanScene(domainScan, layout);

export const Page = ({ path }: PageProps) => (
  <>
    <HeroCounted
      heading={heading}
      lede={lede}
      {...sceneProps(scene)}
      legend={scanLegend}
      readout={<span>{scanReadout}</span>}
    >
      <Actions path={path} />
    </HeroCounted>
    <Section {...sections.pipeline} ground="raised">
      <DeveloperTabs />
    </Section>
    <Section {...sections.gate} beside>
      <Surface title={gateWords.title} state={gateWords.state}>
        <SurfaceSplit
          parts={[
            { label: gateWords.list, body: <Rows items={gateList} /> },
            { label: gateWords.build, body: <Log lines={gateRun} /> },
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
        items={developerResources
          .filter(({ to }) => isPublished(to))
          .map(({ label, text, to }) => ({ name: label, detail: text, href: to }))}
      />
      <p className="mt-8">
        <RequestLink request={requests.documentationAccess} path={path} />
      </p>
    </Section>
    <Sources sources={sources} />
    <NextStep heading={developerWords.ending}>
      <ButtonTo look="primary" large {...next} />
    </NextStep>
  </>
);

const { answer: docs }: Request = requests.documentationAccess;

const Actions = ({ path }: PageProps) => (
  <>
    {docs && <ButtonTo look="primary" large {...docs} />}
    <RequestLinks large requests={[requests.getStartedFree, requests.developerDemo]} path={path} />
  </>
);
