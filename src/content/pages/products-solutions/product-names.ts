import { listOf } from '../../../lib/text/grammar.ts';
import { type Product, products } from '../../products.ts';
import { suite } from './suite.ts';
import { everyProduct, ownApplications } from './words.ts';

const inSentence = (some: readonly Product[]) => listOf(some.map(({ id }) => suite[id].inSentence));

/** The products of the suite in a sentence, by whether they can be had now. */
export const productNames = {
  available: inSentence(products.filter(({ available }) => available)),
  coming: inSentence(products.filter(({ available }) => !available)),
} as const;

/** What needs a service: the names of products, if it is not all of them. */
export function neededBy(under: 'all' | readonly string[]): string {
  if (under === 'all') return everyProduct;
  const names = products.filter(({ id }) => under.includes(id)).map(({ id }) => suite[id].name);
  return names.join(', ') || ownApplications;
}
