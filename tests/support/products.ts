import { suite } from '../../src/content/pages/products-solutions/suite.ts';
import { type Product, products } from '../../src/content/products.ts';
import { productInformation } from '../../src/content/product-requests.ts';

/** Products whose card opens a sheet: those without an external address. */
const withSheet = products.filter(({ external }) => external === undefined);

const first = withSheet.find(({ available }) => !available) ?? withSheet[0];
if (!first) throw new Error('No product of the suite has a sheet');

const named = ({ id }: Product) => ({ id, name: suite[id].name });

/** A product that is coming, if there is one, and another. */
export const sheetProduct = named(first);
export const otherSheet = named(withSheet.find(({ id }) => id !== first.id) ?? first);

/** The control of a sheet that asks about its product. */
export const sheetRequest = ({ id }: { id: string }): RegExp =>
  new RegExp(`^${productInformation[id]?.uses[0]?.label}`);
