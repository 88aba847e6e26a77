import { products } from '../../content/products.ts';

/** Opens the product's sheet (`ProductSheets`). */
export const LearnMore = ({ id }: { id: string }) => (
  <a className="btn btn-secondary" href={`#${id}`}>
    Learn More
    <span className="visually-hidden">
      {` about ${products.find((product) => product.id === id)?.name ?? ''}`}
    </span>
  </a>
);
