/** The field of the page’s address with the year that the visitor’s data must stay secret until. */
export const untilField = 'until';

type Mark = {
  /** Months from the start of the axis. */
  readonly month: number;
  readonly year: string;
  /** Whole years from there to the end of the visitor’s year; negative if it comes later. */
  readonly left: number;
};

type ClockAxis = {
  readonly rows: number;
  readonly columns: number;
  /** The end of the visitor’s year, in months from the start. */
  readonly end: number;
  /**
   * Path data of a dot a month, down the columns: before the first deadline, between deadlines, after the last, and
   * when the data need no longer be secret.
   */
  readonly months: readonly string[];
  readonly marks: readonly Mark[];
};

/** Months since year 0 to the end of a day, rounded. */
const monthOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return 12 * year + month - (date < 16 ? 1 : 0);
};

/** Rows that divide a year. */
const rowCounts = [1, 2, 3, 4, 6, 12];

/**
 * The axis from a year to the end of the visitor’s year, or to the last deadline if that comes later.
 * @param shape width in heights, for dots that are as far apart down as across
 */
export function axisOf(
  days: readonly string[],
  until: number,
  now: number,
  shape: number,
): ClockAxis {
  const ends = days.map(monthOf);
  const end = 12 * (until + 1);
  const start = Math.min(12 * now, ...ends);
  const first = start - (start % 12);
  const years = Math.ceil((Math.max(end, ...ends) - first) / 12);
  const rows = rowCounts.find((count) => count ** 2 * shape >= 12 * years) ?? 12;
  const months = ['', '', '', ''];
  for (let month = first; month < first + 12 * years; month++) {
    const passed = ends.filter((each) => each <= month).length;
    const kind = month >= end ? 3 : Math.min(passed, 1) + (passed === ends.length ? 1 : 0);
    months[kind] += `M${Math.floor((month - first) / rows) + 0.5} ${(month % rows) + 0.5}h0`;
  }
  const marks = ends.map((month, index) => ({
    month: month - first,
    year: days[index]?.slice(0, 4) ?? '',
    left: Math.floor((end - month) / 12),
  }));
  return { rows, columns: (12 * years) / rows, end: end - first, months, marks };
}
