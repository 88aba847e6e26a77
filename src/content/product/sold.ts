import { productById, products } from '../products.ts';

/** Whether the vendor has a product, now or soon. */
export const isOffered = (id: string): boolean => productById(id) !== undefined;

/** Whether it has one that isn't available yet. */
export const isComing = (id: string): boolean => productById(id)?.available === false;

/** How many of the suite are available. */
export const suiteAvailable = products.filter(({ available }) => available).length;
