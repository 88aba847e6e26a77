import { startSimulator } from '../../../features/failover-simulator/labels.ts';
import { hashName } from '../../../lib/hash.ts';
import { launcher } from '../../../ui/launcher.tsx';

export default launcher<{ seed: number }>({
  load: () =>
    import('../../../features/failover-simulator/simulator.tsx').then(({ Simulator }) => Simulator),
  label: startSimulator,
  opensByAddress: () => hashName() === 'simulator',
});
