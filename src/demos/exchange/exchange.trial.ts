import { button, main } from '../../../tests/engines/targets.ts';
import type { Trial } from '../../../tests/support/trials.ts';
import { exchangeVerdicts } from '../../models/exchange/sample-exchange.ts';
import { changeIt, putItBack } from './words.ts';

export const trial: Trial = {
  called: 'the exchange',
  use: async (visitor) => {
    await visitor.sees(button(putItBack), { disabled: true });
    await visitor.click(button(changeIt));
    await visitor.sees(button(putItBack), { disabled: false });
    await visitor.click(button(putItBack));
    await visitor.sees(button(putItBack), { disabled: true });
  },
  act: { path: '/', control: (page) => page.getByRole('button', { name: changeIt, exact: true }) },
  heard: {
    'the exchange: both verdicts after each change': async ({
      open,
      onto,
      afterKeys,
      expectOnce,
    }) => {
      const { mlKem, aesGcm } = exchangeVerdicts(
        { changed: null, secret: '', opens: 'opened' },
        '',
        '',
      );
      const broken = exchangeVerdicts({ changed: 0, secret: '0', opens: 'refused' }, '', '');
      await open('/');
      await onto(button(changeIt, main), `${changeIt} push button`);
      const changed = await afterKeys(broken.aesGcm.verdict, 'Enter');
      expectOnce(changed, broken.mlKem.verdict, broken.mlKem.why, broken.aesGcm.verdict);
      await onto(button(putItBack, main), `${putItBack} push button`);
      const restored = await afterKeys(aesGcm.verdict, 'Enter');
      expectOnce(restored, mlKem.verdict, mlKem.why, aesGcm.verdict);
    },
  },
};
