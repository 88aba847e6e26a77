import { button } from '../../../tests/engines/targets.ts';
import type { Trial } from '../../../tests/support/trials.ts';
import { fleet } from '../../content/product/fleet.ts';
import { fill } from '../../lib/text/fill.ts';
import { deviceName, revoke as revokeLabel, startOver } from './words.ts';

const revoke = `${revokeLabel} ${fill(deviceName, { id: fleet.devices[0].id })}`;

export const trial: Trial = {
  called: 'the console',
  use: async (visitor) => {
    await visitor.sees(button(startOver), { disabled: true });
    await visitor.click(button(revoke));
    await visitor.sees(button(startOver), { disabled: false });
  },
  act: {
    path: '/security-platform',
    control: (page) => page.getByRole('button', { name: revoke, exact: true }),
  },
};
