import type { Sample } from '../../config/sample.ts';
import { brand } from '../../config/brand.ts';
import type { SiteHref } from '../../site-href.ts';
import { productById, products } from '../products.ts';

type Service = Sample & {
  readonly id: string;
  readonly name: string;
  readonly to: SiteHref;
};

/** All available. With the suite they make the ten products. */
export const services = [
  { sample: true, id: 'mesh', name: `${brand.mesh.name} network`, to: '/platform/communications' },
  {
    sample: true,
    id: 'encryption',
    name: 'Encryption service',
    to: '/platform/explore-encryption',
  },
  { sample: true, id: 'storage', name: 'Secure storage', to: '/platform/learn-about-storage' },
  { sample: true, id: 'access-control', name: 'Access control', to: '/platform/discover-controls' },
] as const satisfies readonly Service[];

const available = products.filter((product) => product.available).length;

/** "Three of six" counts the suite; "seven of ten" counts all. */
export const counts = {
  suite: products.length,
  suiteAvailable: available,
  suiteComing: products.length - available,
  services: services.length,
  products: products.length + services.length,
  available: available + services.length,
} as const;

/** How applications reach the platform. */
export const interfaces = ['SDK', 'HTTP API', productById('email-add-in') ? 'office add-in' : '']
  .filter(Boolean)
  .join(', ');
