import { isPublished } from '../../src/config/is-published.ts';
import * as policy from '../../src/demos/policy/words.ts';
import { attributeLabels } from '../../src/models/policy/words.ts';
import * as simulator from '../../src/demos/simulator/words.ts';
import * as brief from '../../src/demos/brief/words.ts';
import * as exchange from '../../src/demos/exchange/words.ts';
import { article, button, combobox, log, status, textbox } from './targets.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const contains = (text: string) => ({ text: expect.stringContaining(text) });

/** The demonstrations but the lab: where each is, and what a visitor does with it. */
const tools: Readonly<Record<string, { path: string; use: (visitor: Visitor) => Promise<void> }>> =
  {
    'the failover simulator': {
      path: '/platform/communications#simulator',
      use: async (visitor) => {
        await visitor.click(button(simulator.send));
        await visitor.click(button(simulator.killRelay));
        await visitor.click(button(simulator.toTheEnd));
        await visitor.sees(log(simulator.log), contains('the message is complete'));
      },
    },
    'the exchange': {
      path: '/#exchange',
      use: async (visitor) => {
        await visitor.sees(button(exchange.putItBack), { disabled: false });
        await visitor.click(button(exchange.putItBack));
        await visitor.sees(button(exchange.putItBack), { disabled: true });
        await visitor.click(button(exchange.changeIt));
        await visitor.sees(button(exchange.putItBack), { disabled: false });
      },
    },
    'the access policy': {
      path: '/platform/discover-controls#policy',
      use: async (visitor) => {
        await visitor.sees(status(), contains('Denied'));
        await visitor.fill(combobox(attributeLabels.device), 'managed');
        const time = textbox(policy.time);
        await visitor.fill(time, '10:00');
        await visitor.sees(status(), contains('Allowed'));
      },
    },
    'the migration brief': {
      path: '/solutions/it-leaders#brief',
      use: async (visitor) => {
        await visitor.fill(textbox(brief.system), 'Customer archive');
        await visitor.sees(article(brief.brief), contains('Customer archive'));
      },
    },
  };

const chosen = Object.entries(tools).filter(([, { path }]) => isPublished(path));

for (const [name, { path, use }] of chosen) {
  test(`${name} works`, async ({ visitor }) => {
    await visitor.open(path);
    await use(visitor);
  });
}
