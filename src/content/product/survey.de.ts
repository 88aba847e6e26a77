/* From src/content/product/survey.ts, as of 7cb314db. */
/**
 * Mosca and Piani, Quantum Threat Timeline Report (evolutionQ, Global Risk Institute): the chance, in percent,
 * that a machine can factor a 2048-bit number within a day. Experts tick a range; the pessimistic reading
 * averages its low ends, the optimistic one its high ends. The years count from the edition's own.
 */
type Survey = {
  readonly year: number;
  readonly experts: number;
  readonly label: string;
  readonly href: string;
  readonly chances: readonly {
    readonly years: number;
    readonly pessimistic: number;
    readonly optimistic: number;
  }[];
};

/** Printed on pages 13 and 65. */
export const survey2023 = {
  year: 2023,
  experts: 37,
  label: 'Mosca und Piani, Quantum Threat Timeline Report 2023',
  href: 'https://globalriskinstitute.org/publication/2023-quantum-threat-timeline-report/',
  chances: [
    { years: 5, pessimistic: 4, optimistic: 11 },
    { years: 10, pessimistic: 17, optimistic: 31 },
    { years: 15, pessimistic: 33, optimistic: 54 },
    { years: 20, pessimistic: 56, optimistic: 78 },
    { years: 30, pessimistic: 75, optimistic: 92 },
  ],
} as const satisfies Survey;

/** Published on March 9, 2026. Printed on pages 6, 19, 31 and 70. */
export const survey2025 = {
  year: 2025,
  experts: 26,
  label: 'Mosca und Piani, Quantum Threat Timeline Report 2025',
  href: 'https://globalriskinstitute.org/publication/quantum-threat-timeline-report-2025b/',
  chances: [
    { years: 5, pessimistic: 5, optimistic: 15 },
    { years: 10, pessimistic: 28, optimistic: 49 },
    { years: 15, pessimistic: 51, optimistic: 70 },
    { years: 20, pessimistic: 69, optimistic: 86 },
    { years: 30, pessimistic: 81, optimistic: 93 },
  ],
} as const satisfies Survey;

type Reading = 'pessimistic' | 'optimistic';

/**
 * A straight line between the answers, from none in the survey's own year. After the last answer the chance
 * stays as it is.
 * @param year of the calendar
 * @returns percent
 */
export function chanceBy(year: number, reading: Reading, survey: Survey = survey2025): number {
  const after = year - survey.year;
  let before = { years: 0, chance: 0 };
  for (const answer of survey.chances) {
    const { years, [reading]: chance } = answer;
    if (after < years)
      return (
        before.chance +
        ((chance - before.chance) * Math.max(0, after - before.years)) / (years - before.years)
      );
    before = { years, chance };
  }
  return before.chance;
}

/** Both readings, such as "28 to 49%". */
export function chancesBy(year: number, survey: Survey = survey2025): string {
  const [low, high] = (['pessimistic', 'optimistic'] as const).map((reading) =>
    Math.round(chanceBy(year, reading, survey)),
  );
  return `${low} bis ${high} %`;
}

const within = (years: number, survey: Survey) => chancesBy(survey.year + years, survey);

export const surveyWords = {
  newest: `${survey2025.experts} Fachleute, 2025 befragt, sehen die Wahrscheinlichkeit bei ${within(5, survey2025)} bis 2030, ${within(10, survey2025)} bis 2035 und ${within(15, survey2025)} bis 2040.`,
  older: `${survey2023.experts} Fachleute, 2023 befragt, nannten ${within(10, survey2023)} binnen zehn Jahren und ${within(15, survey2023)} binnen fünfzehn.`,
  caveat:
    'Die Fachleute werden eingeladen, und der Herausgeber evolutionQ verkauft quantensichere Produkte.',
} as const;
