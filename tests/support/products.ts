import { products } from '../../src/content/products.ts';

type Product = { id: string; name: string; available: boolean; external?: string };
const all: readonly Product[] = products;

/** Products whose card opens a sheet: those without an address of their own. */
const withSheet = all.filter(({ external }) => external === undefined);

const need = (product: Product | undefined, what: string): Product => {
  if (!product) throw new Error(`No product of the suite ${what}`);
  return product;
};

/** One that is coming, with a sheet; and one that can be had. */
export const sheetProduct = need(
  withSheet.find(({ available }) => !available),
  'is coming and has a sheet',
);
export const otherSheet = need(
  withSheet.find(({ id }) => id !== sheetProduct.id),
  'has a sheet beside the first',
);
export const availableSheet = withSheet.find(({ available }) => available);

/** Names in the order of the page, and how many have Try Now. */
export const productNames = all.map(({ name }) => name);
export const tried = all.filter(({ external }) => external !== undefined).length;
