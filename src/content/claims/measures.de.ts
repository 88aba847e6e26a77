/* From src/content/claims/measures.ts, as of 9a77829f. */

import { brand } from '../../config/brand.ts';
import {
  nodeFailover,
  nodeFailoverScope,
  referenceLayout,
  recovery,
  restoreScope,
  rewrapRate,
} from '../product/availability.ts';
import { benchmark } from '../product/cryptography.ts';
import { failoverScope } from '../product/failover.ts';
import { grouped } from '../../lib/text/format.ts';
import type { Claim } from './claim.ts';
import type { measures as english } from './measures.ts';

/** Each claim of the English file has its words here, and what it is. */
type Claims = {
  readonly [Id in keyof typeof english]: Claim & Pick<(typeof english)[Id], 'status'>;
};

/** How we can count what runs with customers. Beside every total over all customers. */
const usageCounters =
  'Aus den Nutzungszählern, die Kunden mit ihrer Lizenz melden: Zahlen, kein Inhalt.' as const;

/** How fast, how much and how available. */
export const measures = {
  'speed-rsa': {
    figure: '15-mal so schnell wie RSA-4096',
    scope: 'Öffnen eines umhüllten Schlüssels',
    definition: `Eine hybride Schlüsselhülle zu öffnen, verglichen mit einer Entschlüsselung mit RSA-4096 auf einem Kern desselben Rechners. Gemessen: das ${benchmark.timesAsFast}-Fache.`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/explore-encryption',
  },
  'sub-millisecond': {
    figure: 'Verarbeitung in unter einer Millisekunde',
    scope: 'Ein Datensatz in der Client-Bibliothek',
    definition:
      '1 kB im Arbeitsspeicher mit einem geladenen Schlüssel verschlüsseln. Netz und Datenträger zählen nicht mit.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/explore-encryption',
  },
  'storage-reduction': {
    figure: '95 % weniger Speicherbedarf',
    scope: 'Backup, demnächst: dreißig tägliche Vollkopien',
    definition:
      'Backup findet Doppeltes auf Ihrem Rechner, vor dem Versiegeln und innerhalb des Schlüssels eines Besitzers, und komprimiert. Andere Daten schrumpfen weniger.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/learn-about-storage',
  },
  failover: {
    figure: 'in unter 50 ms',
    scope: `Umschaltung in ${brand.mesh.name}`,
    definition: failoverScope,
    status: 'target',
    sample: true,
    page: '/platform/communications',
  },
  'mesh-latency': {
    figure: 'Latenz unter 50 ms',
    scope: 'Eine Anfrage durch das Netz',
    definition:
      'Vom ersten gesendeten bis zum letzten empfangenen Fragment, innerhalb eines Kontinents, alle Knoten in Betrieb.',
    status: 'target',
    sample: true,
    page: '/platform/architecture',
  },
  'processing-latency': {
    figure: 'Verarbeitungszeit unter 5 ms',
    scope: 'Schlüsseldienst',
    definition: 'Vom Eingang einer Schlüsselanfrage bis zum Ausgang der Antwort, ohne das Netz.',
    status: 'target',
    sample: true,
    page: '/solutions/it-leaders',
  },
  'api-latency': {
    figure: 'API-Antwort in unter 10 ms',
    scope: 'HTTP-API',
    definition: 'Median eines Aufrufs zum Verschlüsseln mit 1 kB, in Ihrem Netz gemessen.',
    status: 'target',
    sample: true,
    page: '/solutions/developers',
  },
  'uptime-storage': {
    figure: '99,9 % Verfügbarkeit',
    scope: 'Speicherdienst',
    definition: 'Anteil eines Kalendermonats, in dem Lesezugriffe beantwortet werden.',
    status: 'sla',
    sample: true,
    page: '/platform/learn-about-storage',
  },
  'uptime-platform': {
    figure: 'SLA mit 99,99 % Verfügbarkeit',
    scope: 'Steuerungsebene',
    definition:
      'Anteil eines Kalendermonats, in dem Anfragen nach Versionen, Wegen und Richtlinien beantwortet werden.',
    status: 'sla',
    sample: true,
    page: '/platform/architecture',
  },
  'uptime-products': {
    figure: 'Auslegung auf 99,999 % Verfügbarkeit',
    scope: 'Schlüsseldienst im Referenzaufbau',
    definition: `Planwert des Referenzaufbaus, ${referenceLayout.nodes} Knoten an ${referenceLayout.sites} Standorten, in einem Kalenderjahr. Sie betreiben ihn, also gibt es eine Gutschrift nur nach dem SLA der Steuerungsebene.`,
    status: 'target',
    sample: true,
    page: '/products-solutions',
  },
  'storage-throughput': {
    figure: '10 GB/s Durchsatz',
    scope: 'Speicherdienst, ein Cluster',
    definition: 'Sequenzielles Lesen verschlüsselter Objekte ab 64 MB, sechzehn Knoten.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/learn-about-storage',
  },
  'storage-volume': {
    figure: 'über 10 TB Durchsatz',
    scope: 'Speicherdienst, ein Cluster',
    definition: 'Daten, die sechzehn Knoten in einer Stunde verschlüsseln und schreiben.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/learn-about-storage',
  },
  'daily-throughput': {
    figure: 'über 10 PB Durchsatz am Tag',
    scope: 'Datenebene, alle Kunden zusammen',
    definition: `Verschlüsselte Bytes, die an einem Tag bewegt werden. ${usageCounters}`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  transactions: {
    figure: 'über 10 Millionen Transaktionen pro Sekunde',
    scope: 'Tokenisierung, größte Ausbaustufe',
    definition:
      'Abfragen im Arbeitsspeicher Ihrer eigenen Knoten, zusammengezählt. API-Aufrufe sind das nicht.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/enterprise',
  },
  'api-calls': {
    figure: 'über 50 Mio. API-Aufrufe am Tag',
    scope: 'HTTP-API, alle Kunden zusammen',
    definition:
      'Angemeldete Aufrufe, die eine Antwort bekamen, auch einen Fehler, laut Nutzungszählern.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/developers',
  },
  concurrent: {
    figure: 'über 1 Mio. gleichzeitige Vorgänge',
    scope: 'Schlüsseldienste aller Kunden zusammen',
    definition:
      'Zu einem Zeitpunkt offene Sitzungen, die meisten im Leerlauf, laut Nutzungszählern. Aufrufe sind das nicht.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/it-leaders',
  },
  'rewrap-rate': {
    figure: `${grouped(rewrapRate)} Schlüsselhüllen pro Sekunde`,
    scope: 'Neu umhüllen im Referenzaufbau',
    definition:
      'Drei Knoten mit ihrer Datenbank zusammen: eine Schlüsselhülle hinein, eine neue heraus und gespeichert. Inhalte bleiben unverändert.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/enterprise',
  },
  'node-failover': {
    figure: `in unter ${nodeFailover.seconds} Sekunden`,
    scope: 'Schlüsseldienst nach dem Ausfall eines Knotens',
    definition: nodeFailoverScope,
    status: 'target',
    sample: true,
    page: '/platform/architecture',
  },
  recovery: {
    figure: `in unter ${recovery.hours} Stunden`,
    scope: 'Wiederherstellung des Schlüsseldienstes nach einem Totalverlust',
    definition: restoreScope,
    status: 'target',
    sample: true,
    page: '/platform/learn-about-storage',
  },
} as const satisfies Claims;
