import { door } from '../../ui/door.tsx';

/** Opens the policy simulator. */
export const PolicyDoor = door<{ page: string }>({
  load: () => import('./access-policy.tsx').then(({ AccessPolicy }) => AccessPolicy),
  label: 'Put a request',
  wanted: () => location.hash.startsWith('#policy'),
});
