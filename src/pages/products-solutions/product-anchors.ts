import { suite } from '../../content/pages/products-solutions/suite.ts';
import type { ProductId } from '../../content/products.ts';

/** Id of a product's card. A product's own id names its sheet, if it has one. */
export const productAnchor = (id: ProductId): string => (suite[id].sheet ? `${id}-card` : id);
