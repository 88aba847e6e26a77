/* From src/content/product/offer.ts, as of 5f869e83. */
import { brand } from '../../config/brand.ts';
import { itemIf } from '../../lib/records.ts';
import { isOffered } from './sold.ts';
import type { Service, services as english } from './offer.ts';
import { fragments, shares } from './splitting.ts';

export { counts } from './offer.ts';

/** The English services, in their order. */
type Services<List> = {
  readonly [Key in keyof List]: Service &
    Pick<List[Key], keyof List[Key] & ('id' | 'hosted' | 'priced' | 'under')>;
};

/** All available. Together with the suite they are all products. */
export const services = [
  {
    sample: true,
    id: 'key-service',
    name: 'Schlüsseldienst',
    to: '/platform/explore-encryption',
    does: 'Verwahrt Ihre Key-Encryption-Keys (KEKs), öffnet Schlüsselhüllen und wechselt Schlüssel. SDK und HTTP-API gehören dazu.',
    hosted: 'key-service',
    priced: 'nodes',
    under: 'all',
  },
  {
    sample: true,
    id: 'mesh',
    name: `Netz ${brand.mesh.name}`,
    to: '/platform/communications',
    does: `Überträgt eine versiegelte Nachricht als ${fragments.total} ${fragments.plural} auf getrennten Wegen; ${fragments.needed} genügen. SDK und Gateway nutzen es heute.`,
    hosted: 'relays',
    priced: 'people',
    under: ['chat-voice', 'particlebeam'],
  },
  {
    sample: true,
    id: 'storage',
    name: 'Sicherer Speicher',
    to: '/platform/learn-about-storage',
    does: `Speichert verschlüsselte Dateien in Ihren oder unseren Buckets, mit Schlüsseln, die ${shares.needed} von ${shares.total} Verwahrern nach einem Verlust wiederherstellen.`,
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

/** How applications reach the platform. */
export const interfaces = [
  'SDK',
  'HTTP-API',
  ...itemIf(isOffered('email-add-in'), 'Office-Add-in'),
].join(', ');
