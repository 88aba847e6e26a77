/* From src/content/industries.ts, as of f3df110c. */
import { casesOf, inOrderOfIndustries, type Industry, industryIds } from './industries.ts';
import * as english from './industries.ts';

export { casesOf, inOrderOfIndustries, industryIds, type Industry };

export const industryNames: Readonly<Record<Industry, string>> = {
  'financial-services': 'Finanzwesen',
  government: 'Öffentliche Hand',
  manufacturing: 'Industrie',
  healthcare: 'Gesundheitswesen',
  energy: 'Energie',
  technology: 'Technologie',
};

/** What addresses have for an industry, and its name. */
export function industryOf(written: string): { readonly value: string; readonly label: string } {
  const { value, label } = english.industryOf(written);
  const id = industryIds.find((known) => known === written);
  return { value, label: id ? industryNames[id] : label };
}
