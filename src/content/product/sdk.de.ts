/* From src/content/product/sdk.ts, as of 4f693224. */
import { sdk as english } from './sdk.ts';

export * from './sdk.ts';

/** The client library is in no public registry. */
export const sdk = {
  ...english,
  delivery:
    'Sie bekommen die Client-Bibliothek als Archiv, zusammen mit seinem SHA-256 und seinen Signaturen. Sie liegt in keinem öffentlichen Verzeichnis: Ein Paket dort, das unseren Namen nutzt, ist nicht von uns.',
} as const;
