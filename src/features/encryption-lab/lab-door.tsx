import { door } from '../../ui/door.tsx';

/** Opens the lab. */
export const LabDoor = door(
  () => import('./encryption-lab.tsx').then(({ EncryptionLab }) => EncryptionLab),
  {
    open: 'Open the lab',
    missing: 'The lab could not be loaded. Check your connection, then reload the page.',
  },
);
