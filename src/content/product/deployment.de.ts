/* From src/content/product/deployment.ts, as of c81a3796. */

import type { Sample } from '../../config/sample.ts';
import { productById } from '../products.ts';
import { referenceLayout as english, nodeFailover, recovery } from './deployment.ts';
import { shares } from './splitting.ts';

export * from './deployment.ts';

type Row = Sample & { readonly term: string; readonly text: string };

const hasAi = productById('private-ai') !== undefined;
const hasAddIn = productById('email-add-in') !== undefined;

/** How the data plane is delivered, where it runs, and what it depends on. */
export const deployment = [
  {
    sample: true,
    term: 'Paket',
    text: 'Container-Image, Kubernetes-Chart oder virtuelle Maschine, signiert und mit SBOM.',
  },
  {
    sample: true,
    term: 'Läuft auf',
    text: 'AWS, Azure, Google Cloud, OpenShift oder Ihrer Hardware.',
  },
  {
    sample: true,
    term: 'Datenbank',
    text: 'Ihr PostgreSQL, synchron repliziert, damit ein verlorener Standort keine Schlüsselhülle kostet.',
  },
  {
    sample: true,
    term: 'Hauptschlüssel',
    text: 'AES-256, in Ihrem Hardwaremodul erzeugt, nicht exportierbar. Mit SoftHSM bei jeder Version geprüft, mit Ihrem Modell in Woche 2 eines Pilotprojekts.',
  },
  ...(hasAi
    ? [
        {
          sample: true,
          term: 'KI-Anbieter',
          text: 'Ihre Wahl, mit eigenen Verträgen, aufgerufen von Ihrem Gateway.',
        } as const,
      ]
    : []),
  {
    sample: true,
    term: 'Hoster',
    text: `${hasAddIn ? 'Ihr Gateway liefert die Seite des Add-ins aus. ' : ''}Unser Speicher läuft in den USA oder in der EU, bei dem Betreiber, den Ihr Auftrag nennt.`,
  },
] as const satisfies readonly Row[];

/** What has to be lost before custodians are called. */
export const restoreScope =
  `Vom Verlust aller Knoten und der Datenbank bis zur ersten geöffneten Schlüsselhülle, mit ${shares.needed} Verwahrern und einer höchstens ${recovery.lostMinutes} Minuten alten Sicherung.` as const;

/** Stands beside the control plane's figure. */
export const controlPlaneOutage =
  'Fällt die Steuerungsebene aus, antworten Ihr Gateway und Ihr Schlüsseldienst weiter nach der zuletzt signierten Richtlinie.' as const;

/** The layout that we install and measure. */
export const referenceLayout = {
  ...english,
  text: 'Der Schlüsseldienst läuft bei Ihnen, also liegt seine Verfügbarkeit bei Ihnen. Der Referenzaufbau hat drei Knoten an zwei Standorten.',
  /** Opening a wrap needs one node; changing keys or policy needs a majority. */
  siteLoss:
    'Jeder einzelne Knoten kann Schlüsselhüllen öffnen, ohne Verwahrer. Neue Schlüssel und Richtlinien brauchen zwei. Fällt der Standort mit zwei Knoten aus, gehen Lesezugriffe weiter, und Änderungen warten, bis Sie einen Knoten wiederherstellen oder ersetzen.',
} as const;

export const nodeFailoverScope =
  `Gezählt vom Ausfall eines von ${referenceLayout.nodes} Knoten bis zur nächsten Schlüsselanfrage, die ein anderer beantwortet. Nach ${nodeFailover.missedChecks} ausgebliebenen Prüfungen im Abstand von ${nodeFailover.checkIntervalMs} ms nimmt der Lastverteiler den Knoten heraus.` as const;
