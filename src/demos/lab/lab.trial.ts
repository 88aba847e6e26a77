import { expect } from '@playwright/test';

import { button, ofRole, textbox } from '../../../tests/engines/targets.ts';
import type { Trial } from '../../../tests/support/trials.ts';
import * as words from './words.ts';

const contains = (text: string) => ({ text: expect.stringContaining(text) });

export const trial: Trial = {
  called: 'the encryption lab',
  use: async (visitor) => {
    const outcome = ofRole('region')(words.received);
    await visitor.fill(textbox(words.message), 'für alle Fälle 👩‍🔬');
    await visitor.click(button(words.encryptAndSend));
    await visitor.sees(outcome, contains('für alle Fälle 👩‍🔬'));
    await visitor.click(button(/./, { role: 'group', name: words.capsule }));
    await visitor.sees(outcome, contains(words.refused));
  },
  opener: { name: words.openLab, own: [words.splitSecret, '.lab-grid'] },
  act: {
    path: '/platform/explore-encryption',
    ready: (page) => page.getByRole('button', { name: words.openLab }).click(),
    control: (page) => page.getByRole('button', { name: words.encryptAndSend, exact: true }),
  },
};
