import { products } from '../../src/content/products.ts';

type Product = { id: string; name: string; available: boolean; external?: string };
const all: readonly Product[] = products;

/** Products whose card opens a sheet: those without an external address. */
const withSheet = all.filter(({ external }) => external === undefined);

const need = (product: Product | undefined, what: string): Product => {
  if (!product) throw new Error(`No product of the suite ${what}`);
  return product;
};

export const sheetProduct = need(
  withSheet.find(({ available }) => !available),
  'is coming and has a sheet',
);
export const otherSheet = need(
  withSheet.find(({ id }) => id !== sheetProduct.id),
  'has a sheet beside the first',
);
export const availableSheet = withSheet.find(({ available }) => available);

export const productNames = all.map(({ name }) => name);
export const tryNowCount = all.filter(({ external }) => external !== undefined).length;
