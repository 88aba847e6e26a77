import { launcher } from '../../../ui/launcher.tsx';

export default launcher<{ seed: number }>({
  load: () =>
    import('../../../features/failover-simulator/simulator.tsx').then(({ Simulator }) => Simulator),
  label: 'Start the simulator',
  opensByAddress: () => location.hash === '#simulator',
});
