/** The industries that pages name, by the id that a case writes. */
const industryNames = {
  'financial-services': 'Financial Services',
  government: 'Government',
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare',
  energy: 'Energy',
  technology: 'Technology',
} as const;

/** An industry that other pages name too; cases may have more. */
export type Industry = (typeof industryNames)[keyof typeof industryNames];

export const industryIds: readonly string[] = Object.keys(industryNames);

/** The name of an industry. One without an id is called what its case says. */
export const industryOf = (written: string): string =>
  Object.entries(industryNames).find(([id]) => id === written)?.[1] ?? written;

/** In this order, then those without an id. */
export const inOrderOfIndustries = (names: readonly string[]): readonly string[] => {
  const known: readonly string[] = Object.values(industryNames);
  return [...new Set([...known.filter((name) => names.includes(name)), ...names])];
};

/** The list of cases, filtered. */
export const casesOf = (industry: Industry) =>
  `/resources/case-studies?industry=${encodeURIComponent(industry)}` as const;
