import { earlyAccess, getDetails, tellMe, tryNow } from './pages/products-solutions/words.ts';
import { labsPath } from '../config/site.ts';
import { keysOf, recordOf } from '../lib/records.ts';
import type { PagePath } from '../routes.ts';
import { positionWords } from './pages/careers.ts';
import { publications } from './pages/resources/labs/records.ts';
import { featuredId, type Product, products } from './products.ts';
import { positions } from './records.ts';
import { type Request, requests, you } from './requests.ts';

/** The application for a position, by its title. */
export function application(title: string): Request {
  return {
    subject: `Application - ${title}`,
    lines: [
      'Hello,',
      '',
      `I’m applying for the position ${title}.`,
      '',
      'Why this position:',
      'Something I have built:',
      'Earliest start date:',
      '',
      'Name:',
      '',
      'Before sending:',
      '[ ] Résumé attached',
      '[ ] No photo, no date of birth',
    ],
    uses: [{ on: '/careers', label: positionWords.send }],
  };
}

export const publicationCopies = recordOf(keysOf(publications), (slug): Request => {
  const { title } = publications[slug];
  return {
    subject: `Publication Request - ${title}`,
    lines: ['Hello,', '', `Please send me a copy of “${title}”.`, '', 'Name:', 'Institution:'],
    uses: [{ on: labsPath, label: 'Request a copy' }],
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
  if (product.available) return onProducts(getDetails);
  const label = tellMe;
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
        lines: [
          'Hello,',
          '',
          `Product: ${name}`,
          available
            ? 'Please tell me how to try it and what it costs.'
            : 'Please tell me when it ships. I don’t need other mail about it until then.',
          '',
          ...you,
        ],
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
