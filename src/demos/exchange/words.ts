import { demoAddresses } from '../../config/demos.ts';
import { hasDemo } from '../../config/is-published.ts';

export const exchange = {
  id: 'exchange',
  heading: 'Change one byte and see what happens',
  lede: 'A real ML-KEM-768 key exchange in your browser. Each dot is a byte of the ciphertext. Press any of them.',
  message: 'Gate 4 opens at 08:10.',
  /** Index of the byte that is changed at first. */
  changed: 557,
  caption: 'Change any byte and the message stays closed. Nothing you press leaves this page.',
} as const;

const others = [
  {
    demo: 'simulator',
    label: 'Cut a network link',
    detail: 'Failover simulator',
    to: demoAddresses.simulator,
  },
  {
    demo: 'policy',
    label: 'Test an access policy',
    detail: 'Access policy simulator',
    to: demoAddresses.policy,
  },
  {
    demo: 'brief',
    label: 'Plan your migration',
    detail: 'Migration brief',
    to: demoAddresses.brief,
  },
  {
    demo: 'api-calls',
    label: 'Call the API',
    detail: 'In your browser, without a key',
    to: '/api?tab=examples',
  },
] as const;

/** Demonstrations on other pages. */
export const demonstrations = others.filter(({ demo }) => hasDemo(demo));

/* What the controls of the key exchange are called. */

export const byte = 'Byte';
export const changeIt = 'Change it';
export const putItBack = 'Put it back';
