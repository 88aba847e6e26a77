import type { Sample } from '../../config/sample.ts';

type Authorization = Sample & {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
};

/** What a government buyer asks first. */
export const authorizations = [
  {
    sample: true,
    id: 'fedramp',
    name: 'FedRAMP and ATO',
    kind: 'Authorization, US government',
    text: 'Not authorized, and no process has begun. You run the key service inside a boundary that you have authorized.',
  },
  {
    sample: true,
    id: 'export',
    name: 'ITAR and EAR',
    kind: 'Export rules, US',
    text: 'By our own classification 5D002 under the EAR, and no ITAR article. The order repeats it.',
  },
  {
    sample: true,
    id: 'clearance',
    name: 'Facility clearance',
    kind: 'Clearance, US',
    text: 'None. Your cleared staff, or a cleared prime, works with our runbooks.',
  },
] as const satisfies readonly Authorization[];
