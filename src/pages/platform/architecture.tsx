import {
  architecture,
  architectureWords,
  platformLayers,
  storedObject,
} from '../../content/pages/platform/architecture.ts';
import { partNames, sealBytes, wrapParts } from '../../content/product/wrap.ts';
import { requests } from '../../content/requests.ts';
import { architectureReview } from '../../features/request/architecture-review/architecture-review.request.ts';
import { FormOpener } from '../../features/request/form-opener.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import { strataScene, stratumFigure } from '../../figures/scenes/strata.ts';
import { byId } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import type { PageProps } from '../../routes.ts';
import { Columns } from '../../sections/side-by-side.tsx';
import { FactList } from '../../sections/lists.tsx';
import { FileDownload } from '../../sections/file-download.tsx';
import { HeroBelow } from '../../sections/hero/heroes.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { Scene } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ToScaleRows } from '../../sections/to-scale-rows.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { MoreLink } from '../../ui/links.tsx';
import { Paragraphs } from '../../ui/inline-text.tsx';
import { ClaimGroups } from './architecture/claims.tsx';

export { head } from '../../content/pages/platform/architecture.ts';
import './architecture/layers.css';

const { sees, blind, breach, rows } = platformLayers;

/** The five layers as bands from edge to edge, in which the wave of the first screen goes on. One is open at a time. */
const Layers = () => (
  <div className="strata">
    {rows.map((layer, index) => (
      <details key={layer.id} name="stratum" open={index === 0}>
        <summary>
          <h3>{layer.term}</h3>
          <span>{layer.what}</span>
          <LazyFigure figure={stratumFigure(index)} decorative />
        </summary>
        <dl>
          <div>
            <dt>{sees}</dt>
            <dd>{layer.sees}</dd>
          </div>
          <div>
            <dt>{blind}</dt>
            <dd>{layer.blind}</dd>
          </div>
          <div>
            <dt>{breach}</dt>
            <dd>{layer.breach}</dd>
          </div>
        </dl>
      </details>
    ))}
  </div>
);

const { wrap, content } = storedObject;
const longest = Math.max(...wrapParts.map(({ bytes }) => bytes));
const percentOf = (bytes: number) => (100 * bytes) / longest;
const tones = ['signal', 'data', 'series', 'ok', 'soon'] as const;

const StoredObject = () => (
  <ToScaleRows
    rows={[
      {
        term: wrap.term,
        detail: <p>{wrap.detail}</p>,
        bars: wrapParts.map(({ part, bytes }, index) => ({
          label: partNames[part],
          percent: percentOf(bytes),
          value: grouped(bytes),
          tone: tones[index] ?? 'signal',
        })),
      },
      {
        term: content.term,
        detail: <p>{content.detail}</p>,
        bars: [
          {
            label: content.seal,
            percent: percentOf(sealBytes),
            value: String(sealBytes),
            tone: 'ink',
          },
          { label: content.sample.name, percent: 100, value: content.goesOn, tone: 'ink' },
        ],
        note: fill(content.note, { times: grouped(Math.round(content.sample.bytes / longest)) }),
      },
    ]}
  />
);

const { heading, lede, next, sources } = architecture;
const sections = byId(architecture.sections);
const { layers, footprint, separation } = sections;
const { agility, specifications, claims, review } = sections;
const [accessLine] = layers.paragraphs;

/** Large only where both long labels fit in one row. */
const Opener = ({ large = false }: { large?: boolean }) => (
  <FormOpener look="primary" large={large} request={architectureReview}>
    {architectureWords.review}
  </FormOpener>
);

export const scene = strataScene;

export function Page({ path }: PageProps) {
  return (
    <>
      <HeroBelow
        heading={heading}
        lede={lede}
        scene={<Scene scene={scene} />}
        readout={architectureWords.readout}
      >
        <Opener />
        <FileDownload href="/technical-specifications.pdf" large={false}>
          {architectureWords.specifications}
        </FileDownload>
      </HeroBelow>
      <Section {...layers} bleed={<Layers />}>
        <p className="after">{accessLine}</p>
      </Section>
      <Section {...footprint} ground="raised">
        <FactList items={footprint.points} columns={2} />
        <p className="actions mt-8">
          <MoreLink {...architectureWords.custody} />
          <MoreLink {...architectureWords.install} />
        </p>
      </Section>
      <Section {...separation} beside rhythm={1} />
      <Section {...agility} size="h2x" ground="deep">
        <StoredObject />
        <Paragraphs of={agility.paragraphs} className="after" />
      </Section>
      <Section {...specifications}>
        <FactList items={specifications.points} columns={2} />
      </Section>
      <Section {...claims} ground="raised">
        <ClaimGroups />
        <p className="actions mt-8">
          <MoreLink {...architectureWords.evidence} />
          <RequestLink request={requests.evidence} path={path} />
        </p>
      </Section>
      <Section {...review} rhythm={1}>
        <Columns items={review.points} />
      </Section>
      <Sources sources={sources} />
      <NextStep heading={architectureWords.ending}>
        <Opener large />
        <ButtonTo large {...next} />
      </NextStep>
    </>
  );
}
