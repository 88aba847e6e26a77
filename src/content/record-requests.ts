import { earlyAccess, tryNow } from './pages/products-solutions/labels.ts';
import { labsPath } from '../config/site.ts';
import { fill } from '../lib/text/fill.ts';
import { keysOf, recordOf } from '../lib/records.ts';
import type { PagePath } from '../routes.ts';
import { positionWords } from './pages/careers.ts';
import { publications } from './pages/resources/labs/records.ts';
import { featuredId, type Product, products } from './products.ts';
import { positions } from './records.ts';
import * as words from './request-words.ts';
import { type Request, requests } from './requests.ts';

/** The application for a position, by its title. */
export function application(title: string): Request {
  return {
    subject: `Application - ${title}`,
    text: fill(words.applicationMail, { position: title }),
    uses: [{ on: '/careers', label: positionWords.send }],
  };
}

export const publicationCopies = recordOf(keysOf(publications), (slug): Request => {
  const { title } = publications[slug];
  return {
    subject: `Publication Request - ${title}`,
    text: fill(words.publicationMail, { title }),
    uses: [{ on: labsPath, label: words.requestCopy }],
  };
});

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
  if (product.available) return onProducts('Get product details');
  const label = 'Tell me when it ships';
  const on = alsoAskedOn[product.id];
  return [...onProducts(label), ...(on ? [{ on, label }] : [])];
}

/** By a product's id. */
export const productInformation: Readonly<Record<string, Request>> = Object.fromEntries(
  products.map((product) => {
    const { id, name, available } = product;
    return [
      id,
      {
        subject: 'Product Information Request',
        text: fill(available ? words.productMail : words.comingProductMail, {
          product: name,
          you: words.you,
        }),
        uses: usesOf(product),
      },
    ];
  }),
);

export const allRequests: readonly Request[] = [
  requests,
  positions.map(({ title }) => application(title)),
  publicationCopies,
  productInformation,
].flatMap((group) => Object.values<Request>(group));
