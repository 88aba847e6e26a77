/* From src/content/product/support.ts, as of 4ce25bfd. */
import type { patchTimes as english } from './support.ts';
import { craArticle14 } from './world.ts';

export * from './support.ts';

/** As many rows as the English list. */
type Rows<List> = {
  readonly [Key in keyof List]: {
    sample: true;
    readonly severity: string;
    readonly within: string;
  };
};

/** How long a release gets patches. */
export const supportedReleases = {
  sample: true,
  text: 'Wir pflegen die aktuelle Version und die zwei davor, jede 24 Monate lang.',
} as const;

export const patchColumns = ['Schweregrad', 'Korrektur spätestens'] as const;

/** From the confirmation of a flaw to the patch for every supported release. */
export const patchTimes = [
  { sample: true, severity: 'Kritisch', within: 'nach 7 Tagen' },
  { sample: true, severity: 'Hoch', within: 'nach 30 Tagen' },
  { sample: true, severity: 'Mittel', within: 'nach 90 Tagen' },
  { sample: true, severity: 'Niedrig', within: 'mit der nächsten Version' },
] as const satisfies Rows<typeof english>;

/** How customers hear of a flaw that attackers use. */
export const exploitedFlaw =
  `Nutzen Angreifer eine Schwachstelle unseres Produkts aus, erfahren es die von Ihnen benannten Kontakte innerhalb von ${craArticle14.warningHours} Stunden und erhalten innerhalb von ${craArticle14.reportHours} Stunden einen Bericht: Diese Fristen setzt Artikel 14 der Cyberresilienz-Verordnung der EU seit dem 11. September 2026 für Meldungen an Behörden.` as const;

/** Until there is a status page. */
export const statusPage =
  'Wir haben noch keine öffentliche Statusseite. Die von Ihnen benannten Kontakte bekommen eine E-Mail, wenn die Steuerungsebene ausfällt, und auf Anfrage den Verlauf der letzten zwölf Monate.' as const;
