/* From src/content/product/survey.ts, as of 7cb314db. */
import { chanceBy, survey2023 as asked2023, survey2025 as asked2025 } from './survey.ts';

export * from './survey.ts';

type Survey = Parameters<typeof chanceBy>[2];

export const survey2023 = {
  ...asked2023,
  label: 'Mosca und Piani, Quantum Threat Timeline Report 2023',
} as const;

export const survey2025 = {
  ...asked2025,
  label: 'Mosca und Piani, Quantum Threat Timeline Report 2025',
} as const;

/** Both readings, such as "28 bis 49 %". */
export function chancesBy(year: number, survey: NonNullable<Survey> = survey2025): string {
  const [low, high] = (['pessimistic', 'optimistic'] as const).map((reading) =>
    Math.round(chanceBy(year, reading, survey)),
  );
  return `${low} bis ${high} %`;
}

const within = (years: number, survey: NonNullable<Survey>) =>
  chancesBy(survey.year + years, survey);

export const surveyWords = {
  newest: `${survey2025.experts} Fachleute, 2025 befragt, sehen die Wahrscheinlichkeit bei ${within(5, survey2025)} bis 2030, ${within(10, survey2025)} bis 2035 und ${within(15, survey2025)} bis 2040.`,
  older: `${survey2023.experts} Fachleute, 2023 befragt, nannten ${within(10, survey2023)} binnen zehn Jahren und ${within(15, survey2023)} binnen fünfzehn.`,
  caveat:
    'Die Fachleute werden eingeladen, und der Herausgeber evolutionQ verkauft quantensichere Produkte.',
} as const;
