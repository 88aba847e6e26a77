import { site } from '../config/site.ts';

/** The facts of a product. Its words are in `pages/products-solutions/suite.ts`. */
type ProductRecord = {
  readonly id: string;
  readonly available: boolean;
  /** Where it can be had now; empty while that is by e-mail. */
  readonly external?: string;
};

const records = [
  { id: 'private-ai', available: true, external: site.external.privateAi },
  { id: 'backup', available: false },
  { id: 'email-add-in', available: true, external: site.external.officeAddIn },
  { id: 'chat-voice', available: false },
  { id: 'storage-sharing', available: true },
  { id: 'particlebeam', available: false },
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
