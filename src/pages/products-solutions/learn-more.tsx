import { learnMore } from '../../content/pages/products-solutions/labels.ts';
import { productById } from '../../content/products.ts';

/** Opens the product's sheet (`ProductSheets`). */
export const LearnMore = ({ id }: { id: string }) => (
  <a className="btn btn-secondary" href={`#${id}`}>
    {learnMore}
    <span className="visually-hidden">{` about ${productById(id)?.name ?? ''}`}</span>
  </a>
);
