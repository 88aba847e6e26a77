/* From src/content/claims.ts, as of 6a30b9e1. */
import { brand } from '../config/brand.ts';
import type { Sample } from '../config/sample.ts';
import type { SiteHref } from '../site-href.ts';
import { keysOf, recordOf } from '../lib/records.ts';
import { nodeFailover, nodeFailoverScope, referenceLayout } from './product/availability.ts';
import { benchmark } from './product/benchmark.ts';
import { recovery, restoreScope } from './product/deployment.ts';
import { auditScope } from './product/custody.ts';
import { effortHours, priceRange } from './product/buying.ts';
import { failoverScope } from './product/failover.ts';
import { counts } from './product/offer.ts';
import { pilot } from './product/pilot.ts';
import { sandbox } from './product/sandbox.ts';
import { usageCounters } from './product/usage.ts';
import { gdprCertification } from './product/world.ts';

export type ClaimStatus =
  | 'target'
  | 'sla'
  | 'our-measurement'
  | 'offer'
  | 'standard'
  | 'historical-standard'
  | 'audit-report'
  | 'certificate'
  | 'law';

type Claim = Sample & {
  /** The wording on every page. */
  readonly figure: string;
  /** The product, service or contract that it covers. */
  readonly scope: string;
  /** What is counted, under which conditions. */
  readonly definition: string;
  readonly status: ClaimStatus;
  /** The page with the details. */
  readonly page: SiteHref;
};

/** Every figure that the site states about the vendor. `/platform/architecture#claims` lists them all. */
export const claims = {
  'speed-rsa': {
    figure: '15-mal so schnell wie RSA-4096',
    scope: 'Öffnen eines verpackten Schlüssels',
    definition: `Eine hybride Schlüsselhülle zu öffnen, verglichen mit einer Entschlüsselung mit RSA-4096 auf einem Kern derselben Maschine. Gemessen: das ${benchmark.timesAsFast}-Fache.`,
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
    scope: 'Speicherdienst',
    definition:
      'Gespeicherte Bytes nach Deduplizierung und Kompression, verglichen mit dreißig täglichen Vollkopien. Andere Daten schrumpfen weniger.',
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
    scope: 'HTTP API',
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
    scope: 'Steuerungsebene und Unternehmensverträge, die sie nennen',
    definition:
      'Anteil eines Kalendermonats, in dem Anfragen nach Versionen, Wegen und Richtlinien beantwortet werden.',
    status: 'sla',
    sample: true,
    page: '/platform/architecture',
  },
  'uptime-products': {
    figure: '99,999 % zugesicherte Verfügbarkeit',
    scope: 'Schlüsseldienst im Referenzaufbau, wenn ein Auftrag ihn nennt',
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
      'Zu einem Zeitpunkt offene Sitzungen, die meisten im Leerlauf, also keine Aufrufe, laut Nutzungszählern.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/it-leaders',
  },
  customers: {
    figure: 'über 1000 Unternehmenskunden',
    scope: 'Das Unternehmen',
    definition:
      'Juristische Personen mit unterschriebenem Vertrag. Pilotprojekte und kostenlose Konten zählen nicht.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/enterprise',
  },
  nodes: {
    figure: 'über 200 CDN-Knoten',
    scope: 'Verteilung von Geheimtext',
    definition:
      'Orte, die verschlüsselte Objekte zwischenspeichern. Keiner speichert einen Schlüssel.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  support: {
    figure: 'Support rund um die Uhr',
    scope: 'Unternehmenskunden',
    definition: 'Zu jeder Stunde antwortet ein Mensch. Der Standard-Support hat Geschäftszeiten.',
    status: 'sla',
    sample: true,
    page: '/contact',
  },
  cores: {
    figure: 'parallele Verarbeitung auf 256 Kernen',
    scope: 'Größte angebotene Ausbaustufe',
    definition: 'Kerne, die ein großer Verschlüsselungsauftrag nutzen kann.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  'free-tier': {
    figure: '100.000 API-Aufrufe im Monat',
    scope: 'Kostenloses Angebot',
    definition: `Beantwortete Aufrufe der öffentlichen Sandbox in einem Kalendermonat, ohne Kreditkarte. ${sandbox.sla}`,
    status: 'offer',
    sample: true,
    page: '/solutions/developers',
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
  'quote-pilot': {
    figure: priceRange('pilot'),
    scope: `Woche ${pilot.freeWeeks + 1} bis ${pilot.weeks} eines Pilotprojekts`,
    definition:
      'Größenordnung für ein Team und ein Produkt; wird auf den ersten Auftrag angerechnet.',
    status: 'offer',
    sample: true,
    page: '/products-solutions',
  },
  'quote-first-year': {
    figure: priceRange('firstYear'),
    scope: 'Erstes Jahr im Betrieb',
    definition:
      'Größenordnung für drei Knoten, 500 bis 5.000 Personen und Support zu Geschäftszeiten, ohne Hardware und Ihr Personal.',
    status: 'offer',
    sample: true,
    page: '/products-solutions',
  },
  footprint: {
    figure: '3 Knoten an 2 Standorten',
    scope: 'Erste Installation im Betrieb',
    definition: 'Gateway und Schlüsseldienst. Eigene Relais sind freiwillig.',
    status: 'offer',
    sample: true,
    page: '/platform/architecture',
  },
  effort: {
    figure: `${effortHours.install} Stunden für die Installation`,
    scope: 'Ihr Personal, Referenzaufbau',
    definition: `Alle Rollen zusammen, danach etwa ${effortHours.monthly} Stunden im Monat. Aus unseren eigenen Installationen.`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  products: {
    figure: `${counts.products} Produkte`,
    scope: 'Das Unternehmen',
    definition: `${counts.suite} in der Suite, davon ${counts.suiteAvailable} verfügbar, und ${counts.services} Dienste, alle verfügbar.`,
    status: 'our-measurement',
    sample: true,
    page: '/about',
  },
  patents: {
    figure: '25 Patente',
    scope: 'Das Unternehmen',
    definition: 'Erteilte und angemeldete zusammen.',
    status: 'our-measurement',
    sample: true,
    page: '/about',
  },
  'key-size': {
    figure: 'Schlüssel mit 256 Bit',
    scope: 'Datenschlüssel',
    definition: 'Länge jedes AES-Schlüssels auf der Plattform.',
    status: 'standard',
    page: '/platform/explore-encryption',
  },
  aes: {
    figure: 'AES-256',
    scope: 'Gespeicherte Daten',
    definition: 'FIPS 197, im Galois/Counter Mode (SP 800-38D).',
    status: 'standard',
    page: '/security',
  },
  tls: {
    figure: 'TLS 1.3',
    scope: 'Verbindungen zu unseren Diensten',
    definition: 'RFC 9846. Ältere Versionen werden abgelehnt.',
    status: 'standard',
    page: '/security',
  },
  fips: {
    figure: 'FIPS 140-2 Level 3',
    scope: 'Hardwaremodule mit Hauptschlüsseln',
    definition:
      'Alle Zertifikate nach FIPS 140-2 stehen seit dem 21. September 2026 auf der historischen Liste. Neue Beschaffungen des Bundes in den USA brauchen 140-3.',
    status: 'historical-standard',
    page: '/solutions/military',
  },
  soc2: {
    figure: 'SOC 2 Type II',
    scope: `Was wir hosten und betreiben: ${auditScope}`,
    definition:
      'Bericht einer Prüfungsgesellschaft über Kontrollen in einem Zeitraum. Wir zeigen ihn unter Vertraulichkeit.',
    status: 'audit-report',
    sample: true,
    page: '/security',
  },
  iso: {
    figure: 'ISO 27001',
    scope: 'Management der Informationssicherheit',
    definition: 'Ein Zertifikat für das Managementsystem, nicht für ein Produkt.',
    status: 'certificate',
    sample: true,
    page: '/security',
  },
  gdpr: {
    figure: 'DSGVO',
    scope: 'Personenbezogene Daten von Menschen in der EU',
    definition: `Ein Gesetz. ${gdprCertification.short}`,
    status: 'law',
    page: '/solutions/it-leaders',
  },
  ccpa: {
    figure: 'CCPA',
    scope: 'Personenbezogene Daten von Menschen in Kalifornien',
    definition:
      'Ein Gesetz des Bundesstaats mit Rechten auf Auskunft, Löschung und Widerspruch. Es sieht keine Zertifizierung vor.',
    status: 'law',
    page: '/solutions/it-leaders',
  },
  hipaa: {
    figure: 'HIPAA',
    scope: 'Gesundheitsdaten in den USA',
    definition:
      'Ein Gesetz mit einer Sicherheitsregel. Es sieht keine Zertifizierung vor; ein Vertrag (Business Associate Agreement) regelt die Pflichten eines Anbieters.',
    status: 'law',
    page: '/solutions/it-leaders',
  },
} as const satisfies Readonly<Record<string, Claim>>;

export type ClaimId = keyof typeof claims;

/** How each status is called within a sentence, and what it means, in the order of the ledger. */
export const claimStatuses: Readonly<Record<ClaimStatus, { name: string; meaning: string }>> = {
  target: {
    name: 'Zielwert',
    meaning: 'Ein Ziel der Entwicklung. Verfehlen wir es, schulden wir Ihnen nichts.',
  },
  sla: {
    name: 'SLA',
    meaning:
      'Bestandteil eines Vertrags. Bindet, sobald Ihr Auftrag ihn mit seiner Abhilfe wiederholt.',
  },
  'our-measurement': {
    name: 'eigene Messung',
    meaning: 'Von uns gemessen oder gezählt. Kein unabhängiger Vergleich bestätigt es.',
  },
  offer: {
    name: 'Angebot',
    meaning: 'Was wir heute anbieten. Bindet, sobald ein unterschriebener Vertrag es wiederholt.',
  },
  standard: { name: 'Standard', meaning: 'Ein veröffentlichtes Verfahren oder Protokoll.' },
  'historical-standard': {
    name: 'historischer Standard',
    meaning: 'Ein Standard, den neue Beschaffungen des Bundes in den USA nicht mehr zulassen.',
  },
  'audit-report': {
    name: 'Prüfbericht',
    meaning:
      'Ein Prüfurteil über Kontrollen in einem Zeitraum, das wir unter Vertraulichkeit zeigen.',
  },
  certificate: {
    name: 'Zertifikat',
    meaning: 'Für das Managementsystem einer Organisation ausgestellt, nicht für ein Produkt.',
  },
  law: {
    name: 'Gesetz',
    meaning: 'Eine gesetzliche Pflicht. Kein Zertifikat macht einen Anbieter gesetzestreu.',
  },
};

/** What a claim is: "target". */
export const statusOf = (id: ClaimId): string => claimStatuses[claims[id].status].name;

type ClaimHref = `/platform/architecture#claim-${string}`;

/** Each claim's figure as a link to the ledger, in the notation of `lib/inline-links`. */
export const marked = recordOf(keysOf(claims), (id) => {
  const href: ClaimHref = `/platform/architecture#claim-${id}`;
  return `[${claims[id].figure}](${href})`;
});
