import { products } from '../../content/products.ts';
import { productDemo } from '../../features/request/product-demo/product-demo.ts';

/** The short form's request, with the products of this site to choose from. */
export const demo = productDemo(products.map(({ id, name }) => ({ value: id, label: name })));
