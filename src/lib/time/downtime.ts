/** A calendar year of 365.25 days, and a twelfth of it. */
const minutesInYear = 365.25 * 24 * 60;
const minutesInMonth = minutesInYear / 12;

/** Minutes of downtime that a share of uptime allows. */
export const downtimeMinutes = (uptimePercent: number, period: 'month' | 'year'): number =>
  (1 - uptimePercent / 100) * (period === 'year' ? minutesInYear : minutesInMonth);
