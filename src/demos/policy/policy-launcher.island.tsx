import { hashName } from '../../lib/dom/address.ts';
import { tryAttempt } from './words.ts';
import { launcher } from '../../ui/launcher.tsx';

export default launcher<{ page: string }>({
  load: () => import('./access-policy.tsx').then(({ AccessPolicy }) => AccessPolicy),
  label: tryAttempt,
  opensByAddress: () => hashName().startsWith('policy'),
});
