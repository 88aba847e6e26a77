import { door } from '../../../ui/door.tsx';

export default door<{ seed: number }>({
  load: () =>
    import('../../../features/failover-simulator/simulator.tsx').then(({ Simulator }) => Simulator),
  label: 'Start the simulator',
  wanted: () => location.hash === '#simulator',
});
