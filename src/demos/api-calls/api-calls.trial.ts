import type { Trial } from '../../../tests/support/trials.ts';
import { apiTabs } from '../../content/pages/api.ts';
import * as words from './words.ts';

export const trial: Trial = {
  called: 'the API call',
  act: {
    path: '/api',
    ready: async (page) => {
      await page.getByRole('tab', { name: apiTabs.endpoints }).click();
      await page.getByRole('button', { name: `${words.tryIt} /api/v1/encrypt` }).click();
    },
    control: (page) => page.getByRole('button', { name: words.send, exact: true }),
  },
};
