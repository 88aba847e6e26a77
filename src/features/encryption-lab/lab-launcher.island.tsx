import { launcher } from '../../ui/launcher.tsx';

export default launcher<{ page: string }>({
  load: () => import('./encryption-lab.tsx').then(({ EncryptionLab }) => EncryptionLab),
  label: 'Open the lab',
  opensByAddress: () => location.hash === '#lab',
});
