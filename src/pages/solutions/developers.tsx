import { grouped } from '../../lib/text/format.ts';
import { byteRowsFigure, handshakeObjects } from '../../figures/pages/byte-rows.ts';
import { claims, marked } from '../../content/claims.ts';
import { guides } from '../../content/pages/developers.ts';
import {
  checksRun,
  developerHub,
  hubCertifications,
  hubStats,
  hubTools,
  objectSizes,
} from '../../content/pages/solutions/developers.ts';
import { sdk } from '../../content/product/sdk.ts';
import { requests } from '../../content/requests.ts';
import hubEncryption from '../../content/samples/files/hub-encryption.py?sample';
import hubIntegration from '../../content/samples/files/hub-integration.java?sample';
import hubStreaming from '../../content/samples/files/hub-streaming.ts?sample';
import { RequestLink } from '../../features/request/request-link.tsx';
import { byId } from '../../lib/by-id.ts';
import type { PageProps } from '../../page-props.ts';
import { FactList } from '../../sections/fact-list.tsx';
import { sceneProps } from '../../sections/scene.tsx';
import { HeroCounted } from '../../sections/hero/hero-counted.tsx';
import { IndexRows } from '../../sections/index-rows.tsx';
import { Ledger } from '../../sections/ledger.tsx';
import { NextStep } from '../../sections/next-step.tsx';
import { Pair } from '../../sections/pair.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { Section } from '../../sections/section.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ToScaleRows } from '../../sections/to-scale-rows.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Sample } from '../../ui/highlighted.tsx';
import { Editor } from '../../ui/surface/editor.tsx';
import { Rows, Surface } from '../../ui/surface/surface.tsx';
import { Log } from '../../ui/surface/text.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

const { heading, lede, next, sources } = developerHub;
const sections = byId(developerHub.sections);

export const scene = byteRowsFigure;

/** The figure's tones by their names in a legend. */
const tones = { ok: 'ok', signal: 'signal', data: 'data', series: 'series' } as const;
const legend = handshakeObjects.map(({ name, bytes, tone }) => ({
  term: name,
  text: `${grouped(bytes)} bytes, one dot each`,
  tone: tones[tone],
}));

export const Page = ({ path }: PageProps) => (
  <>
    <HeroCounted
      heading={heading}
      lede={lede}
      actions={<StartActions path={path} />}
      {...sceneProps(scene)}
      legend={legend}
    />
    <Section {...sections.sdk} ground="raised">
      <Pair surface={<Examples />}>
        <FactList items={sections.sdk.points} />
      </Pair>
    </Section>
    <Section {...sections.sizes}>
      <Sizes />
    </Section>
    <Section {...sections.install} lede={sdk.delivery} ground="deep" rhythm={1}>
      <Surface title="terminal" state={`version ${sdk.version}`}>
        <Rows
          items={Object.entries(sdk.install).map(([language, command]) => ({
            term: languages[language] ?? language,
            value: (
              <code translate="no" className="whitespace-pre-line">
                {command}
              </code>
            ),
          }))}
        />
      </Surface>
    </Section>
    <Section {...sections.stats}>
      <Ledger
        caption={sections.stats.heading}
        columns={['Figure', 'Scope', 'What is counted', 'Kind']}
        rows={hubStats.map((id) => ({
          statement: <InlineText>{marked[id]}</InlineText>,
          cells: [
            claims[id].scope,
            claims[id].definition,
            <Badge key="kind">{claims[id].status}</Badge>,
          ],
        }))}
      />
    </Section>
    <Section {...sections.operate} ground="raised">
      <Pair
        right
        surface={
          <Surface title="ci / crypto-checks" state="sample">
            <Log lines={checksRun} />
          </Surface>
        }
      >
        <FactList items={sections.operate.points} />
      </Pair>
    </Section>
    <Section {...sections.tools} rhythm={1}>
      <IndexRows items={hubTools.map(({ name, text, to }) => ({ name, detail: text, href: to }))} />
      <h3 className="mt-10">Framework guides</h3>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {guides.map(({ id, name }) => (
          <li key={id}>
            <a className="link inline-flex min-h-11 items-center" href={`/developers#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
    <Section {...sections.certifications} ground="deep">
      <PlainTable
        caption={sections.certifications.heading}
        columns={['Name', 'Kind', 'What it covers']}
        rows={hubCertifications.map(({ name, kind, text }) => ({
          head: <InlineText>{name}</InlineText>,
          cells: [kind, text],
        }))}
      />
    </Section>
    <NextStep
      heading="Start free, no credit card required"
      actions={
        <>
          <RequestLink look="primary" large request={requests.getStartedFree} path={path}>
            Get Started Free
          </RequestLink>
          <RequestLink large request={requests.viewExamples} path={path}>
            View Examples
          </RequestLink>
          <a className="link inline-flex min-h-11 items-center" href={next.to}>
            {next.label}
          </a>
        </>
      }
    />
    <Sources sources={sources} />
  </>
);

/** Each is a request by e-mail, with a link to something the visitor can use now. */
const startActions = [
  {
    request: requests.apiKey,
    label: 'Get API Key',
    now: 'Try the calls without one',
    to: '/api?tab=endpoints',
  },
  {
    request: requests.documentationAccess,
    label: 'View Documentation',
    now: 'Read the docs now',
    to: '/docs',
  },
  {
    request: requests.githubExamples,
    label: 'GitHub Examples',
    now: 'Run examples here',
    to: '/api?tab=examples',
  },
] as const;

const StartActions = ({ path }: PageProps) =>
  startActions.map(({ request, label, now, to }, index) => (
    <div key={label} className="grid">
      <RequestLink large look={index === 0 ? 'primary' : 'secondary'} request={request} path={path}>
        {label}
      </RequestLink>
      <a className="link flex min-h-11 items-center" href={to}>
        {now}
      </a>
    </div>
  ));

const languages: Readonly<Record<string, string>> = {
  node: 'Node.js',
  python: 'Python',
  java: 'Java',
  php: 'PHP',
  ruby: 'Ruby',
};

const Examples = () => (
  <Tabs
    label="Code examples"
    tabs={[
      example('encryption', 'Encryption', hubEncryption),
      example('streaming', 'Streaming', hubStreaming),
      example('integration', 'Integration', hubIntegration),
    ]}
  />
);

const example = (id: string, label: string, sample: Sample) => ({
  id,
  label,
  panel: <Editor sample={sample} name={`the ${id} example`} />,
});

/** Leaves room for the number beside the longest bar. */
const longestPercent = 82;

function Sizes() {
  const longest = Math.max(...objectSizes.flatMap(({ parts }) => parts.map(({ bytes }) => bytes)));
  return (
    <ToScaleRows
      rows={objectSizes.map(({ name, note, parts }) => ({
        term: name,
        detail: <p>{note}</p>,
        bars: parts.map(({ label, bytes, tone }) => ({
          label,
          percent: Math.round((longestPercent * 10 * bytes) / longest) / 10,
          value: grouped(bytes),
          tone,
        })),
      }))}
    />
  );
}
