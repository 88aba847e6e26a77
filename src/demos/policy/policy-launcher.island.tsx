import { hashName } from '../../lib/dom/hash.ts';
import { tryRequest } from './words.ts';
import { launcher } from '../../ui/launcher.tsx';

export default launcher<{ page: string }>({
  load: () => import('./access-policy.tsx').then(({ AccessPolicy }) => AccessPolicy),
  label: tryRequest,
  opensByAddress: () => hashName().startsWith('policy'),
});
