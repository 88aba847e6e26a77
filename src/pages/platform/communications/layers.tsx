import {
  communicationLayers,
  particleBeam,
  wiretapSample,
} from '../../../content/pages/platform/communications.ts';
import { fill } from '../../../lib/text/fill.ts';
import { grouped, oneDecimal } from '../../../lib/text/format.ts';
import { disjointRoutes, routeTime } from '../../../models/mesh/routes.ts';
import { costsOf, createMesh, defaultSettings, firstMesh } from '../../../models/mesh/mesh.ts';
import { type Bar, Key, Stack, ToScaleRows } from '../../../sections/to-scale-rows.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { type SealedMessage, wireBytes } from './sample-message.ts';
import { Items } from '../../../ui/inline-text.tsx';

const { application, mesh, infrastructure } = communicationLayers;
const routeTones: readonly BadgeTone[] = ['signal', 'data', 'series', 'ok'];

export const Layers = ({
  message,
  fragments,
}: {
  message: SealedMessage;
  fragments: readonly Uint8Array[];
}) => (
  <ToScaleRows
    rows={[
      {
        term: application.term,
        detail: <Parts names={application.parts} />,
        figure: <Bytes message={message} />,
        more: application.more,
      },
      {
        term: mesh.term,
        detail: <Parts names={mesh.parts} />,
        bars: fragments.map(({ length }, index) => ({
          percent: (100 * length) / wireBytes(message).length,
          from: mesh.leaves[index] ?? 0,
          value: fill(mesh.fragment, { number: index + 1, all: fragments.length, bytes: length }),
          tone: routeTones[index] ?? 'signal',
        })),
        more: mesh.more,
      },
      {
        term: infrastructure.term,
        detail: <Parts names={infrastructure.parts} soon={infrastructure.soon} />,
        bars: routeBars(),
        more: infrastructure.more,
      },
    ]}
  />
);

const Parts = ({ names, soon }: { names: readonly string[]; soon?: string | undefined }) => (
  <ul>
    <Items of={names} />
    {soon && (
      <li>
        {soon} <Badge tone="soon">{particleBeam.soonShort}</Badge>
      </li>
    )}
  </ul>
);

function Bytes({ message: { x25519, mlKem, box } }: { message: SealedMessage }) {
  const { wire } = wiretapSample;
  const parts: { text: string; bytes: number; tone: BadgeTone }[] = [
    { text: wire.x25519, bytes: x25519.length, tone: 'ok' },
    { text: wire.mlKem, bytes: mlKem.length, tone: 'data' },
    { text: wire.nonce, bytes: box.nonce.length, tone: 'series' },
    { text: wire.text, bytes: box.ciphertext.length, tone: 'ink' },
    { text: wire.tag, bytes: box.tag.length, tone: 'soon' },
  ];
  const all = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      <Stack
        parts={parts.map(({ bytes, tone }) => ({ percent: (100 * bytes) / all, tone }))}
        value={`${grouped(all)} B`}
      />
      <Key
        items={parts.map(({ text, bytes, tone }) => ({
          tone,
          text: `${text} ${grouped(bytes)} B`,
        }))}
      />
    </>
  );
}

/** Travel times of the simulator's first message, by route. */
function routeBars(): Bar[] {
  const drawn = createMesh(firstMesh);
  const costs = costsOf(drawn, defaultSettings);
  const routes = disjointRoutes(drawn, costs, new Set(), defaultSettings.fragments);
  const times = routes.map((route) => routeTime(drawn, costs, route));
  return times.map((time, index) => ({
    percent: (100 * time) / Math.max(...times),
    value: `${oneDecimal(time)} ms`,
    tone: routeTones[index] ?? 'signal',
  }));
}
