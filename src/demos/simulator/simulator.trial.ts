import { expect } from '@playwright/test';

import { button, main, ofRole } from '../../../tests/engines/targets.ts';
import type { Trial } from '../../../tests/support/trials.ts';
import * as words from './words.ts';

const log = ofRole('log');

const path = '/platform/communications';

export const trial: Trial = {
  called: 'the failover simulator',
  use: async (visitor) => {
    await visitor.click(button(words.send));
    await visitor.click(button(words.killRelay));
    await visitor.click(button(words.toTheEnd));
    await visitor.sees(log(words.log), { text: expect.stringContaining(words.isComplete) });
  },
  opener: { name: words.startSimulator, own: [words.partition, '.sim-mesh'] },
  act: {
    path,
    ready: (page) => page.getByRole('button', { name: words.startSimulator }).click(),
    control: (page) => page.getByRole('button', { name: words.send, exact: true }),
  },
  heard: {
    'the simulator: where the focus is after its start, and what happens to a message': async ({
      open,
      onto,
      afterKeys,
      expectOnce,
    }) => {
      await open(path);
      await onto(button(words.startSimulator, main), `${words.startSimulator} push button`);
      const lines = await afterKeys(`${words.send} push button`, 'Enter');
      expectOnce(lines, `${words.send} push button`);
      expectOnce(await afterKeys('leave A', 'Enter'), 'fragments leave A');
    },
  },
};
