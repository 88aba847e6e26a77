import { isPublished } from '../../config/is-published.ts';
import { grouped } from '../../lib/text/format.ts';
import { guides } from '../../content/pages/developers/guides.ts';
import {
  answer,
  answerLegend,
  answerParts,
  developerHub,
  hubCertificationHeads,
  hubCertifications,
  hubExamples,
  hubStats,
  hubTools,
  hubWords,
  objectSizes,
  runCall,
  sizeHeads,
} from '../../content/pages/solutions/developers.ts';
import { type Request, requests } from '../../content/requests.ts';
import hubCall from '../../content/samples/files/hub-call.sh?sample';
import hubEncryption from '../../content/samples/files/hub-encryption.py?sample';
import hubIntegration from '../../content/samples/files/hub-integration.java?sample';
import hubStreaming from '../../content/samples/files/hub-streaming.ts?sample';
import { RequestLinks } from '../../features/request/request-link.tsx';
import type { Layout } from '../../figures/pen/model.ts';
import { recordBytesScene } from '../../figures/scenes/counted-dots.ts';
import { byId } from '../../lib/records.ts';
import type { PageProps } from '../../routes.ts';
import { ClaimsTable } from '../platform/architecture/claims-table.tsx';
import { FactList, IndexRows } from '../../sections/lists.tsx';
import { sceneProps } from '../../sections/scene.tsx';
import { Columns, Pair } from '../../sections/side-by-side.tsx';
import { HeroShort } from '../../sections/hero/heroes.tsx';
import { PlainTable } from '../../sections/tables.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { Key } from '../../sections/to-scale-rows.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { type CodeSample, Code, Surface } from '../../ui/surface/surface.tsx';
import { Editor } from '../../ui/surface/editor.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

export { head } from '../../content/pages/solutions/developers.ts';
import './developers.css';

const { heading, lede, next, sources } = developerHub;
const sections = byId(developerHub.sections);

export const scene = (layout: Layout) => recordBytesScene(answerParts, layout);

export const Page = ({ path }: PageProps) => (
  <>
    <HeroShort
      heading={heading}
      lede={lede}
      first={
        <>
          <ButtonTo look="primary" large {...runCall} />
          {publicAnswers.map((link) => (
            <ButtonTo key={link.to} large {...link} />
          ))}
        </>
      }
    >
      <RequestLinks look="quiet" requests={startActions} path={path} />
    </HeroShort>
    <FirstCall />
    <Section {...sections.sizes} rhythm={1}>
      <PlainTable
        caption={sections.sizes.heading}
        columns={sizeHeads}
        rows={objectSizes.map(({ name, publicKey, output, use }) => ({
          head: name,
          cells: [grouped(publicKey), grouped(output), <InlineText key="use">{use}</InlineText>],
        }))}
      />
    </Section>
    <Section {...sections.sdk} ground="raised">
      <Pair surface={<Examples />}>
        <FactList items={sections.sdk.points} />
      </Pair>
    </Section>
    <Section {...sections.stats}>
      <ClaimsTable caption={sections.stats.heading} rows={hubStats.map((claim) => ({ claim }))} />
    </Section>
    <Section {...sections.operate} ground="raised" rhythm={1}>
      <Columns items={sections.operate.points} />
    </Section>
    <Section {...sections.tools} rhythm={1}>
      <IndexRows items={hubTools.map(({ name, text, to }) => ({ name, detail: text, href: to }))} />
      {isPublished('/developers') && (
        <>
          <h3 className="mt-10">{hubWords.guides}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-8">
            {guides.map(({ id, name }) => (
              <li key={id}>
                <a className="link inline-flex min-h-11 items-center" href={`/developers#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
    <Section {...sections.certifications} ground="deep">
      <PlainTable
        caption={sections.certifications.heading}
        columns={hubCertificationHeads}
        rows={hubCertifications.map(({ name, kind, text }) => ({
          head: <InlineText>{name}</InlineText>,
          cells: [kind, text],
        }))}
      />
    </Section>
    <NextStep heading={hubWords.ending}>
      <RequestLinks
        first="primary"
        look="quiet"
        large
        requests={[requests.getStartedFree, requests.viewExamples]}
        path={path}
      />
      <ButtonTo large {...next} />
    </NextStep>
    <Sources sources={sources} />
  </>
);

const startActions: readonly Request[] = [
  requests.apiKey,
  requests.documentationAccess,
  requests.githubExamples,
];
const publicAnswers = startActions.flatMap(({ answer: link }) => link ?? []);

const FirstCall = () => {
  const { scene: wide, sceneNarrow } = sceneProps(scene);
  return (
    <div className="wrap grid gap-6 py-8 lg:grid-cols-2">
      <Surface title={hubCall.file} foot={runCall.foot}>
        <Code tokens={hubCall.tokens} />
      </Surface>
      <Surface title={answer.title} state={answer.state} foot={answer.foot}>
        <div className="surface-body record-bytes">
          <div className="wide-only">{wide}</div>
          <div className="narrow-only">{sceneNarrow}</div>
          <Key items={answerLegend} />
        </div>
      </Surface>
    </div>
  );
};

const Examples = () => (
  <Tabs
    label={hubExamples.label}
    tabs={[
      example('encryption', hubEncryption),
      example('streaming', hubStreaming),
      example('integration', hubIntegration),
    ]}
  />
);

const example = (id: 'encryption' | 'streaming' | 'integration', sample: CodeSample) => ({
  id,
  label: hubExamples[id].label,
  panel: <Editor sample={sample} name={hubExamples[id].name} />,
});
