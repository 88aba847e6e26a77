import { locale } from '../../config/language.ts';

/** "a, b, and c", or "a, b, or c". */
export const listed = (
  items: readonly (string | number)[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items.map(String));
