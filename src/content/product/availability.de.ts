/* From src/content/product/availability.ts, as of b5188724. */
/** A calendar year of 365.25 days, and a twelfth of it. */
const minutesInYear = 365.25 * 24 * 60;
const minutesInMonth = minutesInYear / 12;

/** Minutes of downtime that a share of uptime allows. */
export const downtimeMinutes = (uptimePercent: number, period: 'month' | 'year'): number =>
  (1 - uptimePercent / 100) * (period === 'year' ? minutesInYear : minutesInMonth);

/** Stands beside the control plane's figure. */
export const controlPlaneOutage =
  'Fällt die Steuerungsebene aus, antworten Ihr Gateway und Ihr Schlüsseldienst weiter nach der zuletzt signierten Richtlinie.' as const;

/** The layout that we install and measure. */
export const referenceLayout = {
  sample: true,
  nodes: 3,
  sites: 2,
  text: 'Der Schlüsseldienst läuft bei Ihnen, also liegt seine Verfügbarkeit bei Ihnen. Der Referenzaufbau hat drei Knoten an zwei Standorten.',
  /** Opening a wrap needs one node; changing keys or policy needs a majority. */
  siteLoss:
    'Jeder einzelne Knoten kann Schlüsselhüllen öffnen, ohne Verwahrer. Neue Schlüssel und Richtlinien brauchen zwei. Fällt der Standort mit zwei Knoten aus, gehen Lesezugriffe weiter, und Änderungen warten, bis Sie einen Knoten wiederherstellen oder ersetzen.',
} as const;

/** Loss of one key service node, measured in the reference layout. */
export const nodeFailover = {
  seconds: 2,
  checkIntervalMs: 500,
  missedChecks: 3,
} as const;

export const nodeFailoverScope =
  `Gezählt vom Ausfall eines von ${referenceLayout.nodes} Knoten bis zur nächsten Schlüsselanfrage, die ein anderer beantwortet. Nach ${nodeFailover.missedChecks} ausgebliebenen Prüfungen im Abstand von ${nodeFailover.checkIntervalMs} ms nimmt der Lastverteiler den Knoten heraus.` as const;
