import { isPublished } from '../../src/config/is-published.ts';
import { full } from '../support/full.ts';
import { article, button, combobox, group, log, region, status, textbox } from './targets.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const contains = (text: string) => ({ text: expect.stringContaining(text) });

/** The demonstrations: where each is, and what a visitor does with it. */
const tools: Readonly<Record<string, { path: string; use: (visitor: Visitor) => Promise<void> }>> =
  {
    'the failover simulator': {
      path: '/platform/communications#simulator',
      use: async (visitor) => {
        await visitor.click(button('Send'));
        await visitor.click(button('Kill a relay in use'));
        await visitor.click(button('To the end'));
        await visitor.sees(log('Log'), contains('the message is complete'));
      },
    },
    'the exchange': {
      path: '/#exchange',
      use: async (visitor) => {
        await visitor.sees(button('Put it back'), { disabled: false });
        await visitor.click(button('Put it back'));
        await visitor.sees(button('Put it back'), { disabled: true });
        await visitor.click(button('Change it'));
        await visitor.sees(button('Put it back'), { disabled: false });
      },
    },
    'the encryption lab': {
      path: '/platform/explore-encryption#lab',
      use: async (visitor) => {
        const outcome = region('What the receiver gets');
        await visitor.fill(textbox('Message'), 'für alle Fälle 👩‍🔬');
        await visitor.click(button('Encrypt and send'));
        await visitor.sees(outcome, contains('für alle Fälle 👩‍🔬'));
        await visitor.click(button(/^Byte 0:/, group('KEM ciphertext')));
        await visitor.sees(outcome, contains('Refused: the tag does not match'));
      },
    },
    'the access policy': {
      path: '/platform/discover-controls#policy',
      use: async (visitor) => {
        await visitor.sees(status(), contains('Denied'));
        await visitor.fill(combobox('Device'), 'managed');
        const time = textbox('Time');
        await visitor.fill(time, '10:00');
        await visitor.sees(status(), contains('Allowed'));
      },
    },
    'the migration brief': {
      path: '/solutions/it-leaders#brief',
      use: async (visitor) => {
        await visitor.fill(textbox('System or program'), 'Customer archive');
        await visitor.sees(article('Migration brief'), contains('Customer archive'));
      },
    },
  };

const chosen = Object.entries(tools).filter(([, { path }]) => isPublished(path));

for (const [name, { path, use }] of full ? chosen : chosen.slice(0, 1)) {
  test(`${name} works`, async ({ visitor }) => {
    await visitor.open(path);
    await use(visitor);
  });
}
