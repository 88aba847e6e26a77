type ProductRecord = {
  readonly id: string;
  readonly available: boolean;
  readonly external?: string;
};

const records = [
  { id: 'storage-sharing', available: true },
  { id: 'seal-register', available: true },
] as const satisfies readonly ProductRecord[];

export const featuredId: string = 'private-ai';

export type ProductId = (typeof records)[number]['id'];
export type Product = ProductRecord & { readonly id: ProductId };

export const products: readonly Product[] = records;

export const productById = (id: string): Product | undefined =>
  products.find((product) => product.id === id);
