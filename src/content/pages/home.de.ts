/* From src/content/pages/home.ts, as of f84b7e2b. */
import { brand } from '../../config/brand.ts';
import { textIf } from '../../lib/records.ts';
import type { SiteHref, Head } from '../../routes.ts';
import { authority } from '../product/authority.ts';
import { casesOf } from '../industries.ts';
import type { Industry } from '../industry-names.ts';
import { marked } from '../claims.ts';
import { physics } from '../product/cryptography.ts';
import { pilot } from '../product/pilot.ts';
import { isComing } from '../product/sold.ts';
import { fragments } from '../product/splitting.ts';
import type { features as english } from './home.ts';

export const head: Head = {
  title: 'Datensicherheit mit Post-Quanten-Kryptografie',
  description:
    'Schützen Sie Nachrichten, Dateien und Zugriffe mit Post-Quanten-Verschlüsselung nach NIST (ML-KEM, AES-256). Probieren Sie es im Browser aus.',
};

export const hero = {
  heading: 'Datensicherheit auf Basis der Physik',
  lede: 'Wir helfen Banken, Krankenhäusern und Behörden, Nachrichten, Dateien und Zugriffe mit den Post-Quanten-Standards des NIST zu schützen, denn was heute mitgeschnitten wird, lässt sich später entschlüsseln.',
} as const;

export const proof = {
  id: 'pilot',
  heading: 'Prüfen Sie es mit eigenen Schlüsseln',
  lede: `Ein Pilotprojekt von sechs Wochen mit einem Team: ${pilot.summary}`,
  detail: 'Ziel: {doneWhen}.',
  more: { label: 'Was jede Seite mitbringt', to: '/products-solutions#pilot' },
} as const;

export const whyNow = {
  id: 'why-now',
  heading: 'Bis wann die heutige Verschlüsselung ersetzt sein muss',
  lede: 'Ein Quantencomputer würde den heutigen Schlüsselaustausch brechen; mitgeschnittene Daten lassen sich bis dahin aufbewahren. Deshalb haben Regierungen Fristen gesetzt.',
  point: 'Die meisten Fristen enden {years}.',
  more: { label: 'Ihre Frist finden', to: '/solutions/it-leaders#brief' },
} as const;

export const featuresIntro = {
  heading: 'Die Zukunft der Datensicherheit',
  lede: 'Was Sie bekommen und wo Sie es ausprobieren.',
} as const;

export const features = {
  quantum: {
    title: 'Quantensicherer Schutz',
    description: `Schlüssel werden mit ML-KEM übertragen, dem gitterbasierten Standard. ${physics} [Wie wir unser eigenes Verfahren beurteilen](${brand.ownAlgorithm.article})`,
    to: '/platform/explore-encryption',
  },
  zeroKnowledge: {
    title: 'Zero-Knowledge-Architektur',
    description: `Sie betreiben den Schlüsseldienst und signieren, wer lesen darf. ${authority.claim}`,
    to: '/security',
  },
  performance: {
    title: 'Blitzschnelle Verarbeitung',
    description: `${marked['speed-rsa']}, ${marked['sub-millisecond']} und ${marked['storage-reduction']}. Jede Zahl führt zu dem, was sie zählt.`,
    to: '/platform/architecture#claims',
  },
  ai: {
    title: 'KI sicher einbinden',
    description: 'Ersetzen Sie schützenswerte Felder durch Token, bevor ein Modell sie sieht.',
    to: '/platform/data-protection',
  },
  mesh: {
    title: 'Vermaschtes Netz',
    description: `Fällt ein Relais aus, übernimmt ${marked.failover} ein anderer Weg. Danach heilt sich das Netz selbst.`,
    to: '/platform/communications',
  },
  monitoring: {
    title: 'Laufende Überwachung',
    description: 'Lernt, was normal ist, und meldet rund um die Uhr, was davon abweicht.',
    to: '/platform/zero-trust',
  },
} as const satisfies Readonly<
  Record<keyof typeof english, { title: string; description: string; to: SiteHref }>
>;

export const steps = {
  heading: 'Wie eine Nachricht geheim bleibt',
  lede: 'Ihre Anwendung versiegelt sie, das Netz überträgt verschlüsselte Bruchstücke, und nur wer sie empfangen soll, kann sie öffnen.',
  seal: {
    term: 'Auf Ihrem Gerät versiegeln',
    text: 'Die Client-Bibliothek verschlüsselt, bevor etwas Ihren Prozess verlässt: hybrid mit X25519 und ML-KEM-768.',
  },
  send: {
    term: 'Auf getrennten Wegen senden',
    text: `${brand.mesh.name} teilt den Geheimtext in ${fragments.total} Fragmente. ${fragments.needed} davon genügen, also übersteht die Nachricht den Ausfall eines Weges.`,
  },
  open: {
    term: 'Öffnen und protokollieren',
    text: 'Die Richtlinie auf der Empfängerseite entscheidet, und jede Entscheidung steht in einem Protokoll, das Ihnen gehört.',
  },
} as const;

export const industries = {
  heading: 'Für Branchen mit Aufsicht',
} as const;

export const suiteIntro = {
  heading: 'Post-Quanten-Produkte und ihr Stand',
  more: { label: 'Alle Produkte vergleichen', to: '/products-solutions' },
} as const;

export const segments = {
  'financial-services': { detail: 'Konten, Handel', to: '/solutions/enterprise' },
  healthcare: { detail: 'Akten, Bildgebung', to: casesOf('healthcare') },
  government: { detail: 'Verwaltung, Verteidigung', to: '/solutions/military' },
  technology: { detail: 'Plattformen, SaaS', to: casesOf('technology') },
  manufacturing: { detail: 'Werke, Zulieferer', to: casesOf('manufacturing') },
  energy: { detail: 'Netze, Förderung', to: casesOf('energy') },
} as const satisfies Record<Industry, { detail: string; to: SiteHref }>;

const wirelessToo = textIf(
  isComing('particlebeam'),
  `; ${brand.beam.name}, die Funkverbindung vom Meeresgrund bis ins All, folgt`,
);

export const summary = [
  'Quantensicherer Schutz für Kommunikation, Speicher, Zero-Trust-Zugriff und Verschlüsselung: für Entwicklung, IT-Leitung, Militär, Behörden und Unternehmen unter Aufsicht.',
  `Die Plattform verbindet Schlüsselkapselung mit ML-KEM, Verschlüsselung mit AES-256, ein vermaschtes Netz, das sich selbst heilt, und laufende Überwachung. ${brand.mesh.name}, das Netz, ist in Betrieb${wirelessToo}.`,
] as const;

export const explorePlatform = 'Sicherheitsplattform ansehen';
export const closingHeading = 'Der nächste Schritt: Daten quantensicher schützen';
/** The large number of a cell. */
export const timesAsFast = '15×';
export const pageSummary = 'Zusammenfassung der Seite';
export const endOfYear = 'Ende {year}';

export const stepSamples = {
  state: 'Beispiel',
  seal: 'versiegeln',
  text: 'Tor 4 öffnet um 8:10 Uhr.',
  sealCommand: 'seal "{text}"',
  key: 'Schlüssel  X25519 + ML-KEM-768, {bytes} B',
  sealed: 'Text       AES-256-GCM, {text} + {added} B',
  sent: 'gesendet   {bytes} B',
  routes: 'Wege',
  anyOf: '{needed} von {total} genügen',
  route: '{number}/{total}',
  lost: 'verloren',
  arrived: 'angekommen',
  auditLog: 'Protokoll',
  allowed: 'Richtlinie „Baustelle“: erlaubt',
  opened: 'geöffnet von Gerät 4471',
  denied: 'Richtlinie „Besuch“: verweigert',
  exported: 'per syslog exportiert',
} as const;
