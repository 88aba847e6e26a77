import { hashName } from '../../lib/dom/address.ts';
import * as labels from './words.ts';
import { launcher } from '../../ui/launcher.tsx';

export default launcher<object>({
  load: () => import('./encryption-lab.tsx').then(({ EncryptionLab }) => EncryptionLab),
  label: labels.openLab,
  opensByAddress: () => hashName() === 'lab',
});
