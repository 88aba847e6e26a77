import { door } from '../../ui/door.tsx';

/** Opens the lab. */
export const LabDoor = door<{ page: string }>({
  load: () => import('./encryption-lab.tsx').then(({ EncryptionLab }) => EncryptionLab),
  label: 'Open the lab',
  wanted: () => location.hash === '#lab',
});
