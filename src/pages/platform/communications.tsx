import {
  communications,
  communicationsEnding,
  communicationsScene,
  particleBeam,
  technicalAdvantages,
  wiretapSample,
} from '../../content/pages/platform/communications.ts';
import {
  protocolComparison,
  qkdPositions,
} from '../../content/pages/platform/communications/compared.ts';
import { productById } from '../../content/products.ts';
import { productInformation } from '../../content/product-requests.ts';
import { requests } from '../../content/requests.ts';
import { Demo } from '../../demos/demo.tsx';
import { routesReadout } from '../../features/four-routes/route-stops.enhancer.ts';
import { RequestLink, RequestPair } from '../../features/request/request-link.tsx';
import type { Figure, Layout } from '../../figures/pen/model.ts';
import {
  fourRoutesOverlay,
  fourRoutes,
  neededRoutes,
  routes,
} from '../../figures/scenes/four-routes.ts';
import { sceneStill } from '../../figures/scenes/still.ts';
import { data } from '../../lib/dom/attributes.ts';
import { byId } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import type { PageProps } from '../../routes.ts';
import { FactList } from '../../sections/lists.tsx';
import { HeroBelow } from '../../sections/hero/heroes.tsx';
import { Ledger, PlainTable } from '../../sections/tables.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { Scene } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { Status } from '../../sections/status.tsx';
import { TwoWitnesses } from '../../sections/side-by-side.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { ComposeField, Thread } from '../../ui/surface/apps.tsx';
import { HexDump, Surface } from '../../ui/surface/surface.tsx';
import { Layers } from './communications/layers.tsx';
import { cut, sealSample, wireBytes } from './communications/sample-message.ts';

export { head } from '../../content/pages/platform/communications.ts';
import './communications/route-stops.css';

type RouteStopsProps = {
  label: string;
  /** How many routes a message needs. */
  needed: number;
  stops: readonly { name: string; cut: boolean }[];
};

/** Buttons that cut the routes of a scene. `route-stops.enhancer.ts` shows them: their styles come after the hero. */
const RouteStops = ({ label, needed, stops }: RouteStopsProps) => (
  <div
    role="group"
    aria-label={label}
    className="route-stops"
    hidden
    {...data({ enhance: 'route-stops', needed })}
  >
    {stops.map(({ name, cut }, route) => (
      <button key={name} type="button" aria-pressed={cut} aria-label={name} value={route} />
    ))}
  </div>
);

const { group, action, caption, tryIt } = communicationsScene;

/** One route is cut at first, to show what the spare one is for. */
const firstCut = 1;

/** The scene at rest, with its lines drawn over the light. */
export const scene = (layout: Layout): Figure => {
  const still = sceneStill(fourRoutes, layout, String(firstCut));
  return { ...still, marks: [...still.marks, ...fourRoutesOverlay(layout).marks] };
};

const RoutesScene = () => (
  <Scene scene={fourRoutes} overlay={fourRoutesOverlay} choice={String(firstCut)}>
    <RouteStops
      label={group}
      needed={neededRoutes}
      stops={routes.map((route) => ({
        name: fill(action, { number: route + 1 }),
        cut: route === firstCut,
      }))}
    />
  </Scene>
);

const RoutesReadout = () => {
  const { arriving, outcome } = routesReadout(routes.length - 1, routes.length, neededRoutes);
  return (
    <>
      <p role="status" id="routes-readout">
        <strong>{arriving}</strong> <span>{outcome}</span>
      </p>
      <p>
        {caption} <span className="needs-script">{tryIt}</span>
      </p>
    </>
  );
};

const { thread, question, answer, thanks, relay, recorded } = wiretapSample;
const { sent, nextMessage, lastSealed, foot } = wiretapSample;
/** Fits beside the thread. */
const bytesShown = 192;

type Props = {
  fragments: readonly Uint8Array[];
  /** Bytes of the whole message. */
  total: number;
  caption: string;
};

function Wiretap({ fragments, total, caption }: Props) {
  // The sealed text is at the end of the third fragment.
  const held = fragments[2] ?? new Uint8Array();
  const start = held.length - bytesShown;
  return (
    <TwoWitnesses caption={caption}>
      <Surface title={thread} state="X25519 + ML-KEM-768" tone="ok">
        <Thread
          messages={[
            { text: question, meta: '06:01' },
            { text: answer, meta: fill(sent, { all: fragments.length }), mine: true },
            { text: thanks, meta: '06:02' },
          ]}
        />
        <ComposeField hint={nextMessage} state={fill(lastSealed, { bytes: grouped(total) })} />
      </Surface>
      <Surface
        title={relay}
        state={recorded}
        tone="attack"
        foot={fill(foot, { all: fragments.length, shown: bytesShown, bytes: held.length })}
      >
        <HexDump bytes={Array.from(held.slice(start))} start={start} />
      </Surface>
    </TwoWitnesses>
  );
}

const { heading, lede, sources, next } = communications;
const sections = byId(communications.sections);
// Runs once, at build.
const message = await sealSample(wiretapSample.answer);
const wire = wireBytes(message);
const fragments = cut(wire);

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow heading={heading} lede={lede} scene={<RoutesScene />} readout={<RoutesReadout />}>
      <RequestPair of={[requests.technicalDemo, requests.engineeringTeam]} path={path} />
    </HeroBelow>
    <Section {...sections.layers}>
      <Layers message={message} fragments={fragments} />
    </Section>
    <Section {...sections.wiretap} ground="raised" size="h2x">
      <Wiretap
        fragments={fragments}
        total={wire.length}
        caption={sections.wiretap.paragraphs.join(' ')}
      />
    </Section>
    <Section {...sections.mesh} rhythm={1}>
      <FactList items={sections.mesh.points} columns={2} />
    </Section>
    <Demo name="simulator" />
    <Section {...sections.impact} ground="raised" rhythm={1}>
      <h3 className="mb-4">{technicalAdvantages.heading}</h3>
      <FactList items={technicalAdvantages.points} columns={2} />
      <h3 className="mt-12 mb-4">{technicalAdvantages.benefits}</h3>
      <FactList items={sections.impact.points} columns={2} />
    </Section>
    <Wireless path={path} />
    <Section {...sections.compared} fold>
      <PlainTable {...protocolComparison} />
    </Section>
    <Section {...sections.qkd} beside>
      <Ledger
        {...qkdPositions}
        rows={qkdPositions.rows.map(({ verdict, who, position }) => ({
          head: verdict,
          cells: [who, position],
        }))}
      />
    </Section>
    <Sources sources={sources} />
    <NextStep heading={communicationsEnding}>
      <RequestLink look="primary" large request={requests.technicalDemo} path={path}>
        {requests.technicalDemo.uses[1].label}
      </RequestLink>
      <ButtonTo large {...next} />
    </NextStep>
  </>
);

function Wireless({ path }: PageProps) {
  const product = productById('particlebeam');
  if (!product) return null;
  const request = productInformation[product.id];
  return (
    <Section
      {...sections.particlebeam}
      status={<Status available={product.available} />}
      ground="deep"
      rhythm={3}
    >
      <FactList items={particleBeam.facts} dashed columns={2} />
      {request && !product.available && (
        <div className="actions mt-8">
          <RequestLink request={request} path={path} />
        </div>
      )}
    </Section>
  );
}
