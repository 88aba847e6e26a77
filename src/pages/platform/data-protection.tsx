import { whileSample } from '../../config/sample.ts';
import {
  dataInUse,
  dataProtection,
  dataProtectionWords,
  protectionLayers,
  protectionParts,
} from '../../content/pages/platform/data-protection.ts';
import { requests, startDemo } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { zonePlates } from '../../figures/scenes/zone-plates.ts';
import { boardFigure } from '../../figures/scenes/board.ts';
import { byId } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import type { PageProps } from '../../routes.ts';
import { Columns, Pair } from '../../sections/side-by-side.tsx';
import { FactList } from '../../sections/lists.tsx';
import { HeroBelow } from '../../sections/hero/heroes.tsx';
import { Gain, Ledger, Loss } from '../../sections/tables.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { Scene } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { MoreLink } from '../../ui/links.tsx';
import { ShareSheet } from '../../ui/surface/apps.tsx';
import { Rows, Surface, SurfaceSplit } from '../../ui/surface/surface.tsx';
import { Lifecycle } from './data-protection/lifecycle.tsx';

export { head } from '../../content/pages/platform/data-protection.ts';

const { encryption, storage, controls } = protectionParts;

const Start = () => (
  <Columns
    items={[
      {
        term: encryption.term,
        text: encryption.text,
        surface: (
          <>
            <Surface title={encryption.surface}>
              <Rows items={encryption.rows} />
            </Surface>
            <CardLink {...encryption} />
          </>
        ),
      },
      {
        term: storage.term,
        text: storage.text,
        surface: (
          <>
            <Surface title={storage.surface}>
              <Rows
                items={[
                  ...storage.sites.map((site, index) => ({
                    term: fill(storage.share, { number: index + 1 }),
                    value: site,
                  })),
                  ...storage.rows,
                ]}
              />
            </Surface>
            <CardLink {...storage} />
          </>
        ),
      },
      {
        term: controls.term,
        text: controls.text,
        surface: (
          <>
            <Surface title={controls.surface}>
              <ShareSheet
                name={controls.file}
                detail={controls.detail}
                rules={controls.rules}
                until={controls.until}
              />
            </Surface>
            <CardLink {...controls} />
          </>
        ),
      },
    ]}
  />
);

const CardLink = ({ label, to }: { label: string; to: string }) => (
  <p>
    <MoreLink to={to} label={label} />
  </p>
);

const { physics, ai } = protectionLayers;

const ProtectionLayers = () => (
  <div className="grid gap-16">
    <Pair
      surface={
        <Surface title={ai.surface} state={whileSample(dataProtectionWords.sample)}>
          <SurfaceSplit
            parts={[
              {
                label: ai.stored,
                body: (
                  <Rows
                    items={ai.rows.map(({ field, stored }) => ({ term: field, value: stored }))}
                  />
                ),
              },
              {
                label: ai.given,
                body: (
                  <Rows
                    items={ai.rows.map(({ field, stored, given }) => ({
                      term: field,
                      value: given,
                      ...(given !== stored && { tone: 'ok' as const }),
                    }))}
                  />
                ),
              },
            ]}
          />
        </Surface>
      }
    >
      <h3>{ai.term}</h3>
      <p className="mt-4 text-ink-2">{ai.text}</p>
    </Pair>
    <Pair
      right
      surface={
        <Surface title={physics.surface} state={whileSample(dataProtectionWords.sample)}>
          <LazyFigure figure={boardFigure()} className="w-full" />
          <Rows items={physics.facts} />
        </Surface>
      }
    >
      <h3>{physics.term}</h3>
      <p className="mt-4 text-ink-2">{physics.text}</p>
    </Pair>
  </div>
);

const { heading, lede, sources, next } = dataProtection;
const sections = byId(dataProtection.sections);

export const scene = zonePlates;

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow
      heading={heading}
      lede={lede}
      scene={<Scene scene={scene} />}
      readout={dataProtectionWords.scene}
    >
      <RequestLink look="primary" large request={requests.getStartedFree} path={path} />
      <ButtonTo large to="#protection-layers" label={dataProtectionWords.layers} />
      <a className="link action-link" href={startDemo.to}>
        {dataProtectionWords.demo}
      </a>
    </HeroBelow>
    <Section {...sections.start}>
      <Start />
      <p className="mt-4 text-small text-ink-2">{whileSample(dataProtectionWords.samples)}</p>
    </Section>
    <Section {...sections['zero-knowledge']} ground="raised" size="h2x">
      <FactList items={sections['zero-knowledge'].points} columns={2} />
      <p className="mt-8">
        <MoreLink {...dataProtectionWords.custody} />
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
        {...dataInUse}
        rows={dataInUse.rows.map(({ technique, gain, loss }) => ({
          head: technique,
          cells: [<Gain key="gain">{gain}</Gain>, <Loss key="loss">{loss}</Loss>],
        }))}
      />
    </Section>
    <Section {...sections.integration} ground="raised" rhythm={1}>
      <FactList items={sections.integration.points} columns={2} />
      <p className="mt-8">
        <MoreLink {...next} />
      </p>
    </Section>
    <Sources sources={sources} />
    <NextStep heading={dataProtectionWords.ending}>
      <RequestLink look="primary" large request={requests.trial} path={path} />
      <ButtonTo large to="/contact#sales" label={dataProtectionWords.sales} />
    </NextStep>
  </>
);
