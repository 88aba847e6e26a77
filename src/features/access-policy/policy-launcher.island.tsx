import { launcher } from '../../ui/launcher.tsx';

export default launcher<{ page: string }>({
  load: () => import('./access-policy.tsx').then(({ AccessPolicy }) => AccessPolicy),
  label: 'Try a request',
  opensByAddress: () => location.hash.startsWith('#policy'),
});
