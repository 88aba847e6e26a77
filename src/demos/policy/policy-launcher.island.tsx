import { hashName } from '../../lib/dom/address.ts';
import { tryAttempt } from './words.ts';
import { launcher } from '../../ui/launcher.tsx';

export default launcher<object>({
  load: () => import('./opened-policy.tsx').then(({ OpenedPolicy }) => OpenedPolicy),
  label: tryAttempt,
  opensByAddress: () => hashName().startsWith('policy'),
});
