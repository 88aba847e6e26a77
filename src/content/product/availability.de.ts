/* From src/content/product/availability.ts, as of 1c3e736d. */

import { referenceLayout as english, nodeFailover, recovery } from './availability.ts';
import { shares } from './splitting.ts';

export * from './availability.ts';

/** What has to be lost before custodians are called. */
export const restoreScope =
  `Vom Verlust aller Knoten und der Datenbank bis zur ersten geöffneten Schlüsselhülle, mit ${shares.needed} Verwahrern und einer höchstens ${recovery.lostMinutes} Minuten alten Sicherung.` as const;

/** Stands beside the control plane's figure. */
export const controlPlaneOutage =
  'Fällt die Steuerungsebene aus, antworten Ihr Gateway und Ihr Schlüsseldienst weiter nach der Richtlinie, die Sie zuletzt signiert haben.' as const;

/** The layout that we install and measure. */
export const referenceLayout = {
  ...english,
  text: 'Der Schlüsseldienst läuft bei Ihnen, also liegt seine Verfügbarkeit bei Ihnen. Der Referenzaufbau hat drei Knoten an zwei Standorten.',
  /** Opening a wrap and taking access away need one node; new keys and grants need a majority. */
  siteLoss:
    'Jeder einzelne Knoten kann Schlüsselhüllen öffnen und Zugriff entziehen, ohne Verwahrer. Neue Schlüssel und Freigaben brauchen zwei: Fällt der Standort mit zwei Knoten aus, warten sie, bis Sie einen wiederherstellen oder ersetzen. Neue gespeicherte Schlüsselhüllen warten, solange ein Standort fehlt.',
} as const;

/** What happens to a new wrap before the backup has it. */
export const durability =
  `Eine Versiegelung gilt als erledigt, sobald ihre Schlüsselhülle an ${referenceLayout.sites} Standorten liegt; beim Verlust eines Standorts geht also keine verloren. Die Sicherung alle ${recovery.lostMinutes} Minuten ist für den Verlust beider da: Der Client behält seine Schlüsselhüllen 24 Stunden lang und schickt sie noch einmal.` as const;

export const nodeFailoverScope =
  `Gezählt vom Ausfall eines von ${referenceLayout.nodes} Knoten bis zur nächsten Schlüsselanfrage, die ein anderer beantwortet. Nach ${nodeFailover.missedChecks} ausgebliebenen Prüfungen im Abstand von ${nodeFailover.checkIntervalMs} ms nimmt der Lastverteiler den Knoten heraus.` as const;
