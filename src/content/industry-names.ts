/** The industries that pages name, by the id that a case writes; cases may have more. */
export const industryNames = {
  'financial-services': 'Financial Services',
  government: 'Government',
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare',
  energy: 'Energy',
  technology: 'Technology',
} satisfies Readonly<Record<string, string>>;

export type Industry = keyof typeof industryNames;
