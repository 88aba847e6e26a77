import { brand } from './brand.ts';

/** The address that the footer names though no page has it: the not-found page says where to go instead. */
export const pathWithoutPage = `/platform/${brand.ownAlgorithm.value}` as const;
