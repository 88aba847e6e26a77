import { hasDemo } from '../../config/is-published.ts';
import { data } from '../../lib/dom/attributes.ts';
import { island } from '../../runtime/island.tsx';
import { Section } from '../../sections/section.tsx';
import { regimesCheckedOn } from '../../content/regimes.ts';
import { Copy } from '../../ui/button.tsx';
import { copy } from '../../ui/words.ts';
import { Surface } from '../../ui/surface/surface.tsx';
import { collection } from './collection.ts';
import { commands } from './commands.ts';
import { sampleFiles } from './sample.ts';
import { boardLine } from './say.ts';
import { firstView } from './view.ts';
import InventoryLauncherIsland from './inventory-launcher.island.tsx';
import * as words from './words.ts';

const InventoryLauncher = island(InventoryLauncherIsland);

/** What the tool says of the sample. */
const sample = collection();
for (const file of sampleFiles()) await sample.add(file, file.name);
const { counts } = sample.look({ ...firstView, today: regimesCheckedOn });

/** Says what is read, and has commands that make such files. The tool comes when it is asked for. */
export default function InventorySection() {
  return (
    <Section id="inventory" heading={words.heading} lede={words.lede} ground="raised">
      <InventoryLauncher hasBrief={hasDemo('brief')}>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <div className="grid content-start gap-4 text-ink-2">
            <p>{words.takes}</p>
            <p>{words.limits}</p>
          </div>
          <Surface title={words.sampleTitle} state={words.sampleState}>
            <p className="surface-body text-h3">{boardLine(counts)}</p>
          </Surface>
        </div>
      </InventoryLauncher>
      <p className="no-script after">{words.noScript}</p>
      <details className="mt-8">
        <summary className="w-fit py-2.5 font-semibold">{words.makeFile}</summary>
        <ul>
          {commands.map((command) => (
            <li
              key={command}
              {...data({ code: '' })}
              className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-2"
            >
              <code translate="no" className="min-w-0 wrap-anywhere">
                {command}
              </code>
              <Copy>
                {copy}
                <span className="visually-hidden">{` ${words.command}`}</span>
              </Copy>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
