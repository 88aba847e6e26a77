import { hasDemo } from '../../config/is-published.ts';
import { data } from '../../lib/dom/attributes.ts';
import { island } from '../../runtime/island.tsx';
import { Section } from '../../sections/section.tsx';
import { CopyCode } from '../../ui/button.tsx';
import { copy } from '../../ui/words.ts';
import { commands } from './commands.ts';
import InventoryLauncherIsland from './inventory-launcher.island.tsx';
import * as words from './words.ts';
import './commands.css';

const InventoryLauncher = island(InventoryLauncherIsland);

/** Says what is read, and has commands that make such files. The tool comes when it is asked for. */
export default function InventorySection() {
  return (
    <Section id="inventory" heading={words.heading} lede={words.lede} ground="raised">
      <InventoryLauncher hasBrief={hasDemo('brief')}>
        <p className="max-w-[46rem] text-ink-2">{words.takes}</p>
        <noscript>
          <p className="mt-4">{words.noScript}</p>
        </noscript>
      </InventoryLauncher>
      <details className="inventory-commands">
        <summary>{words.makeFile}</summary>
        <ul>
          {commands.map((command) => (
            <li key={command} {...data({ code: '' })}>
              <code translate="no">{command}</code>
              <CopyCode>
                {copy}
                <span className="visually-hidden">{` ${words.command}`}</span>
              </CopyCode>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
