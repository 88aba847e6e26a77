import { door } from '../../ui/door.tsx';

/** Opens the policy simulator. */
export const PolicyDoor = door(
  () => import('./access-policy.tsx').then(({ AccessPolicy }) => AccessPolicy),
  {
    open: 'Put a request',
    missing: 'The simulator could not be loaded. Check your connection, then reload the page.',
  },
);
