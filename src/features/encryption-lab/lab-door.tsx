import { door } from '../../ui/door.tsx';

/** Opens the lab. */
export const LabDoor = door({
  load: () => import('./encryption-lab.tsx').then(({ EncryptionLab }) => EncryptionLab),
  label: 'Open the lab',
  wanted: () => location.hash === '#lab',
});
