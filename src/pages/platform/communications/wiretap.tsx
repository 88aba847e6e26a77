import { wiretapSample } from '../../../content/pages/platform/communications.ts';
import { grouped } from '../../../lib/text/format.ts';
import { TwoWitnesses } from '../../../sections/two-witnesses.tsx';
import { ComposeField, Thread } from '../../../ui/surface/apps.tsx';
import { Surface } from '../../../ui/surface/surface.tsx';
import { HexDump } from '../../../ui/surface/text.tsx';

const { thread, question, answer, thanks, relay, recorded } = wiretapSample;
/** Fits beside the thread. */
const bytesShown = 192;

type Props = {
  fragments: readonly Uint8Array[];
  /** Bytes of the whole message. */
  total: number;
  caption: string;
};

export function Wiretap({ fragments, total, caption }: Props) {
  // The sealed text is at the end of the third fragment.
  const held = fragments[2] ?? new Uint8Array();
  const start = held.length - bytesShown;
  return (
    <TwoWitnesses caption={caption}>
      <Surface title={thread} state="X25519 + ML-KEM-768" tone="ok">
        <Thread
          messages={[
            { text: question, meta: '06:01' },
            {
              text: answer,
              meta: `06:02 · ${fragments.length} fragments, ${fragments.length} routes`,
              mine: true,
            },
            { text: thanks, meta: '06:02' },
          ]}
        />
        <ComposeField hint="Message" state={`last one: ${grouped(total)} B sealed`} />
      </Surface>
      <Surface
        title={relay}
        state={recorded}
        tone="attack"
        foot={`Fragment 3 of ${fragments.length}: the last ${bytesShown} of ${held.length} bytes. The sealed text is in the last three lines.`}
      >
        <HexDump bytes={Array.from(held.slice(start))} start={start} />
      </Surface>
    </TwoWitnesses>
  );
}
