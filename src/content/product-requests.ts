import { fill } from '../lib/text/fill.ts';
import type { PagePath } from '../routes.ts';
import { earlyAccess, getDetails, tellMe, tryNow } from './pages/products-solutions/words.ts';
import { suite } from './pages/products-solutions/suite.ts';
import { featuredId, type Product, products } from './products.ts';
import * as words from './request-words.ts';
import type { Request } from './requests.ts';

const onProducts = (...labels: readonly string[]) =>
  labels.map((label) => ({ on: '/products-solutions', label }) as const);

/** Other pages where visitors can ask about a product that doesn't ship yet. */
const alsoAskedOn: Readonly<Record<string, PagePath>> = {
  particlebeam: '/platform/communications',
};

/** A product with its own site has no request here. */
function usesOf(product: Product): Request['uses'] {
  if (product.external) return [];
  if (product.external === '')
    return onProducts(tryNow, ...(product.id === featuredId ? [earlyAccess] : []));
  if (product.available) return onProducts(getDetails);
  const label = tellMe;
  const on = alsoAskedOn[product.id];
  return [...onProducts(label), ...(on ? [{ on, label }] : [])];
}

/** By a product's id. */
export const productInformation: Readonly<Record<string, Request>> = Object.fromEntries(
  products.map((product) => {
    const { id, available } = product;
    return [
      id,
      {
        id: 'product-information',
        subject: words.productSubject,
        text: fill(available ? words.productMail : words.comingProductMail, {
          product: suite[id].name,
          you: words.you,
        }),
        uses: usesOf(product),
      },
    ];
  }),
);
