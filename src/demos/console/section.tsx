import { fleet } from '../../content/product/fleet.ts';
import { fleetColumns, fleetScene } from '../../figures/scenes/fleet.ts';
import { example } from '../../models/policy/example-policy.ts';
import { island } from '../../runtime/island.tsx';
import { Section } from '../../sections/section.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import ConsoleIsland from './console.island.tsx';
import * as words from './words.ts';

const Console = island(ConsoleIsland);

/** Without why: the console shows each rule by its name. */
const policy = { rules: example.rules.map(({ id, effect, when }) => ({ id, effect, when })) };

export default function ConsoleSection() {
  return (
    <Section id="console" heading={words.heading} lede={words.lede} beside ground="deep" rhythm={1}>
      <Console
        policy={policy}
        columns={fleetColumns}
        wide={<LazyFigure figure={fleetScene(fleet.keys, 'wide')} />}
        narrow={<LazyFigure figure={fleetScene(fleet.keys, 'narrow')} />}
      />
      <p className="no-script mt-3 text-ink-2">{words.noScript}</p>
    </Section>
  );
}
