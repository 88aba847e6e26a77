/* From src/content/industry-names.ts, as of 67b6ff6e. */
import type { Industry } from './industry-names.ts';

export type { Industry } from './industry-names.ts';

export const industryNames = {
  'financial-services': 'Finanzwesen',
  government: 'Öffentliche Hand',
  manufacturing: 'Industrie',
  healthcare: 'Gesundheitswesen',
  energy: 'Energie',
  technology: 'Technologie',
} satisfies Readonly<Record<Industry, string>>;
