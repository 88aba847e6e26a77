import { csv } from '../../lib/files/csv.ts';
import { icsFile } from '../../lib/files/ics.ts';
import { fill } from '../../lib/text/fill.ts';
import { labeled } from '../../lib/text/grammar.ts';
import { type DueDate, type Inputs, yearsOf, type Reading, verdict } from './inputs.ts';
import * as words from './words.ts';

/** For the calendar's product id and UIDs. */
type Vendor = { readonly name: string; readonly host: string };

/** How far the migration is on the day of a deadline. */
export const stageOn = (
  { day }: DueDate,
  { startsOn, migratedOn }: Reading,
): 'before' | 'underWay' | 'finished' =>
  day < startsOn ? 'before' : day < migratedOn ? 'underWay' : 'finished';

const comes = {
  before: words.beforeStart,
  underWay: words.beforeEnd,
  finished: words.afterEnd,
} as const;

/** The deadlines in iCalendar format. UIDs are stable, so that a new file replaces the old entries. */
export const calendarOf = (due: readonly DueDate[], vendor: Vendor, stamp: Date): string =>
  icsFile(
    `-//${vendor.name}//Migration brief//EN`,
    stamp,
    due.map(({ id, day, shown, what, regime }) => ({
      uid: `brief-${regime.id}-${id}@${vendor.host}`,
      day,
      summary: labeled(regime.name, what),
      description: fill(words.calendarEntry, {
        instrument: regime.instrument,
        force: regime.force,
        shown,
        source: regime.source.label,
        href: regime.source.href,
      }),
      url: regime.source.href,
    })),
  );

/** Inputs and deadlines in CSV. */
export const briefTable = (due: readonly DueDate[], inputs: Inputs, reading: Reading): string =>
  csv([
    [
      words.regimeColumn,
      words.instrumentColumn,
      words.forceColumn,
      words.dateColumn,
      words.shownColumn,
      words.what,
      words.comesColumn,
      words.sourceColumn,
    ],
    ...due.map((one) => [
      one.regime.name,
      one.regime.instrument,
      one.regime.force,
      one.day,
      one.shown,
      one.what,
      comes[stageOn(one, reading)],
      one.regime.source.href,
    ]),
    ['', '', '', '', '', '', '', ''],
    [words.systemRow, inputs.system, '', '', '', '', '', ''],
    [words.secrecyRow, inputs.secrecy, '', '', '', '', '', ''],
    [words.migrationRow, inputs.migration, '', '', '', '', '', ''],
    [words.rangeRow, yearsOf(inputs), '', '', '', '', '', ''],
    [words.secretUntilRow, reading.secretUntil, '', '', '', '', '', ''],
  ]);

/** Prefills the review request, by field name. */
export function requestOf(
  inputs: Inputs,
  reading: Reading,
  due: readonly DueDate[],
): { architectureGoals: string; complianceNeeds: string } {
  const { first, second } = verdict(reading, inputs);
  const list = [...new Set(due.map(({ regime }) => regime.name))].join(', ');
  const next = due.find(({ day }) => day >= reading.startsOn);
  return {
    architectureGoals: [
      fill(inputs.system ? words.inputsInRequestFor : words.inputsInRequest, {
        system: inputs.system,
        x: inputs.secrecy,
        y: inputs.migration,
        range: yearsOf(inputs),
      }),
      first,
      second,
    ].join(' '),
    complianceNeeds: next
      ? fill(words.regimesInRequest, { regimes: list, what: next.what, shown: next.shown })
      : list,
  };
}
