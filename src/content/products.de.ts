/* From src/content/products.ts, as of 874fb1d1. */
import type { Sample } from '../config/sample.ts';
import { brand } from '../config/brand.ts';
import { site } from '../config/site.ts';

/** A product as far as requests about it need to know. */
type ProductRecord = Sample & {
  readonly id: string;
  readonly name: string;
  readonly available: boolean;
  /** Where it can be had now; empty while that is by e-mail. */
  readonly external?: string;
};

const records = [
  {
    sample: true,
    id: 'private-ai',
    name: brand.privateAi.name,
    available: true,
    external: site.external.privateAi,
  },
  { sample: true, id: 'backup', name: 'Backup-Produkt', available: false },
  {
    sample: true,
    id: 'email-add-in',
    name: 'Add-in für E-Mail-Schutz',
    available: true,
    external: site.external.officeAddIn,
  },
  { sample: true, id: 'chat-voice', name: 'Sichere Chats und Anrufe', available: false },
  {
    sample: true,
    id: 'storage-sharing',
    name: 'Sichere Dokumentenablage mit Freigabe',
    available: true,
  },
  {
    sample: true,
    id: 'particlebeam',
    name: `${brand.beam.kind} (${brand.beam.name})`,
    available: false,
  },
] as const satisfies readonly ProductRecord[];

/** The product above the cards, unless the vendor has none of this id. */
export const featuredId: string = 'private-ai';

export type ProductId = (typeof records)[number]['id'];
export type Product = ProductRecord & { readonly id: ProductId };

/** In the order of the products page. What names a product elsewhere goes with its record. */
export const products: readonly Product[] = records;

/** The product with an id, unless the vendor has none. */
export const productById = (id: string): Product | undefined =>
  products.find((product) => product.id === id);
