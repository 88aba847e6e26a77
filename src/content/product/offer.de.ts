/* From src/content/product/offer.ts, as of ec1977a0. */
import { brand } from '../../config/brand.ts';
import { productById, products } from '../products.ts';
import type { Service, services as english } from './offer.ts';
import { fragments, shares } from './splitting.ts';

/** The English services, in their order. */
type Services<List> = {
  readonly [Key in keyof List]: Service &
    Pick<List[Key], keyof List[Key] & ('id' | 'hosted' | 'priced' | 'under')>;
};

/** All available. With the suite they make the ten products. */
export const services = [
  {
    sample: true,
    id: 'key-service',
    name: 'Schlüsseldienst',
    to: '/platform/explore-encryption',
    does: 'Verwahrt Ihre Hüllschlüssel, öffnet Schlüsselhüllen und wechselt Schlüssel. SDK und HTTP-API gehören dazu.',
    hosted: 'key-service',
    priced: 'nodes',
    under: 'all',
  },
  {
    sample: true,
    id: 'mesh',
    name: `Netz ${brand.mesh.name}`,
    to: '/platform/communications',
    does: `Überträgt eine versiegelte Nachricht als ${fragments.total} ${fragments.plural} auf getrennten Wegen. ${fragments.needed} davon genügen. SDK und Gateway nutzen es heute.`,
    hosted: 'relays',
    priced: 'people',
    under: ['chat-voice', 'particlebeam'],
  },
  {
    sample: true,
    id: 'storage',
    name: 'Sicherer Speicher',
    to: '/platform/learn-about-storage',
    does: `Speichert verschlüsselte Dateien in Ihren oder unseren Buckets. ${shares.needed} von ${shares.total} Verwahrern stellen nach einem Verlust die Schlüssel wieder her.`,
    hosted: 'storage',
    priced: 'terabytes',
    under: ['backup', 'storage-sharing'],
  },
  {
    sample: true,
    id: 'access-control',
    name: 'Zugriffskontrolle',
    to: '/platform/discover-controls',
    does: 'Prüft Rolle, Gerät, Ort und Zeit, bevor ein Schlüssel benutzt wird, und nennt die Regel, die entschieden hat.',
    hosted: 'key-service',
    priced: 'people',
    under: 'all',
  },
] as const satisfies Services<typeof english>;

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
export const interfaces = ['SDK', 'HTTP-API', productById('email-add-in') ? 'Office-Add-in' : '']
  .filter(Boolean)
  .join(', ');
