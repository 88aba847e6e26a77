import { products } from '../../content/products.ts';
import { productDemo } from '../../features/request/product-demo/product-demo.ts';

export const demo = productDemo(products.map(({ id, name }) => ({ value: id, label: name })));
