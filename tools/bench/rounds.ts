import { median } from './figures.ts';
import { attempt, type Report } from './setting.ts';

/**
 * Measures pages in turn, so that a busy minute of the machine affects all of them.
 * @returns the median of each value per page, without pages that always failed
 */
export async function rounds<Key extends string, What extends { readonly name: string }>(
  report: Report,
  subjects: readonly What[],
  count: number,
  measure: (subject: What) => Promise<Readonly<Record<Key, number>>>,
): Promise<Map<What, Readonly<Record<Key, number>>>> {
  const found = new Map<What, Readonly<Record<Key, number>>[]>();
  for (let round = 0; round < count; round += 1) {
    for (const subject of subjects) {
      const values = await attempt(report, subject.name, () => measure(subject));
      if (values) found.set(subject, [...(found.get(subject) ?? []), values]);
    }
  }
  return new Map([...found].map(([subject, visits]) => [subject, mediansOf(visits)]));
}

function mediansOf<Key extends string>(visits: readonly Readonly<Record<Key, number>>[]) {
  const keys = Object.keys(visits[0] ?? {}) as Key[];
  const medians = keys.map((key) => [key, median(visits.map((visit) => visit[key]))]);
  return Object.fromEntries(medians) as Readonly<Record<Key, number>>;
}
