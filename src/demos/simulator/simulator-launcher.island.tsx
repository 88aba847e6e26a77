import { startSimulator } from './words.ts';
import { hashName } from '../../lib/dom/address.ts';
import { launcher } from '../../ui/launcher.tsx';

export default launcher<{ seed: number }>({
  load: () => import('./simulator.tsx').then(({ Simulator }) => Simulator),
  label: startSimulator,
  opensByAddress: () => hashName() === 'simulator',
});
