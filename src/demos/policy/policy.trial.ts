import { expect } from '@playwright/test';

import { combobox, ofRole, textbox } from '../../../tests/engines/targets.ts';
import type { Trial } from '../../../tests/support/trials.ts';
import * as words from './words.ts';

const status = ofRole('status');

const contains = (text: string) => ({ text: expect.stringContaining(text) });

export const trial: Trial = {
  called: 'the access policy',
  use: async (visitor) => {
    await visitor.sees(status(), contains(words.denied));
    await visitor.fill(combobox(words.device), 'managed');
    await visitor.fill(textbox(words.time), '10:00');
    await visitor.sees(status(), contains(words.allowed));
  },
  opener: { name: words.tryAttempt, own: [words.copyLink, '.policy-matrix'] },
};
