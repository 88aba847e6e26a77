import type { ReactNode } from 'react';

import { csv } from '../../lib/files/csv.ts';
import { icsFile } from '../../lib/files/ics.ts';
import { type Due, type Inputs, type Reading, verdict } from './inputs.ts';

/** What the brief needs from other features, which it may not import. */
export type BriefPorts = {
  readonly vendor: Vendor;
  /** Runs an action on the brief's files, after asking for an account if they need one. */
  readonly release: (action: () => void) => void;
  /** Explains that the files need an account; false or null if they don't. */
  readonly lock: ReactNode;
  /** Renders the button that opens the review request with prefilled fields. */
  readonly attach: (presets: Readonly<Record<string, string>>) => ReactNode;
  /** The stored inputs, with known regimes only; null without any, or without consent. */
  readonly remembered: (known: readonly string[]) => Inputs | null;
  /** Stores the inputs if the visitor has consented. */
  readonly remember: (inputs: Inputs) => void;
};

/** For the calendar's product id and UIDs. */
export type Vendor = { readonly name: string; readonly host: string };

/** Whether a deadline falls before the migration ends. */
export const isBeforeEnd = ({ day }: Due, { migratedOn }: Reading): boolean => day < migratedOn;

/** The deadlines in iCalendar format. UIDs are stable, so that a new file replaces the old entries. */
export const calendarOf = (due: readonly Due[], vendor: Vendor, stamp: Date): string =>
  icsFile(
    `-//${vendor.name}//Migration brief//EN`,
    stamp,
    due.map(({ id, day, shown, what, regime }) => ({
      uid: `brief-${regime.id}-${id}@${vendor.host}`,
      day,
      summary: `${regime.name}: ${what}`,
      description: `${regime.instrument}. ${regime.force}. Date in the source: ${shown}.\nSource: ${regime.source.label}, ${regime.source.href}`,
      url: regime.source.href,
    })),
  );

/** Inputs and deadlines in CSV. */
export const tableOf = (due: readonly Due[], inputs: Inputs, reading: Reading): string =>
  csv([
    ['Regime', 'Instrument', 'Force', 'Date', 'Date in the source', 'What', 'Comes', 'Source'],
    ...due.map((one) => [
      one.regime.name,
      one.regime.instrument,
      one.regime.force,
      one.day,
      one.shown,
      one.what,
      isBeforeEnd(one, reading) ? 'before the migration ends' : 'after the migration',
      one.regime.source.href,
    ]),
    ['', '', '', '', '', '', '', ''],
    ['System', inputs.system, '', '', '', '', '', ''],
    ['X, years of secrecy', inputs.secrecy, '', '', '', '', '', ''],
    ['Y, years of migration', inputs.migration, '', '', '', '', '', ''],
    ['Z, range of years', `${inputs.earliest} to ${inputs.latest}`, '', '', '', '', '', ''],
    ['Secret until', reading.secretUntil, '', '', '', '', '', ''],
  ]);

/** Prefills the review request, by field name. */
export function requestOf(
  inputs: Inputs,
  reading: Reading,
  due: readonly Due[],
): { architectureGoals: string; complianceNeeds: string } {
  const { first, second } = verdict(reading, inputs);
  const names = [...new Set(due.map(({ regime }) => regime.name))];
  const next = due.find(({ day }) => day >= reading.startsOn);
  return {
    architectureGoals: [
      `Migration brief${inputs.system && ` for ${inputs.system}`}: X = ${inputs.secrecy} years, Y = ${inputs.migration} years, Z = ${inputs.earliest} to ${inputs.latest}.`,
      first,
      second,
    ].join(' '),
    complianceNeeds: names.length
      ? `${names.join(', ')}${next ? `; next: ${next.what}, ${next.shown}` : ''}`
      : '',
  };
}
