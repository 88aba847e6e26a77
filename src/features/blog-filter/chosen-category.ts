import { createQueryValue } from '../../lib/query-value.ts';

/** The category that the address names. */
export const chosenCategory = createQueryValue('category');
