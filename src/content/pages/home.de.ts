/* From src/content/pages/home.ts, as of 79905eaf. */
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
  lede: 'Banken, Krankenhäuser und Behörden schützen mit uns Nachrichten, Dateien und Zugriffe nach den Post-Quanten-Standards des NIST. Denn was heute mitgeschnitten wird, lässt sich später entschlüsseln.',
} as const;

export const proof = {
  id: 'pilot',
  heading: 'Testen Sie mit eigenen Schlüsseln',
  lede: `Sechs Wochen mit einem Ihrer Teams: ${pilot.summary}`,
  detail: 'Ergebnis: {doneWhen}.',
  more: { label: 'Was beide Seiten beitragen', to: '/products-solutions#pilot' },
} as const;

export const whyNow = {
  id: 'why-now',
  heading: 'Fristen für neue Verschlüsselung',
  lede: 'Ein Quantencomputer würde die heutige Schlüsseleinigung brechen, und Angreifer heben Mitschnitte auf. Darum setzen Staaten Fristen.',
  point: 'Die meisten Fristen enden {years}.',
  more: { label: 'Ihre Frist finden', to: '/solutions/it-leaders#brief' },
} as const;

export const featuresIntro = {
  heading: 'Die Zukunft der Datensicherheit',
  lede: 'Was Sie bekommen und wo Sie es ausprobieren können.',
} as const;

export const features = {
  quantum: {
    title: 'Quantensicherer Schutz',
    description: `Schlüssel werden mit ML-KEM gekapselt, dem gitterbasierten Standard des NIST von 2024. ${physics} [Wie wir unser eigenes Verfahren beurteilen](${brand.ownAlgorithm.article})`,
    to: '/platform/explore-encryption',
  },
  zeroKnowledge: {
    title: 'Zero-Knowledge-Architektur',
    description: `Sie betreiben den Schlüsseldienst und legen mit Ihrer Signatur fest, wer lesen darf. ${authority.claim}`,
    to: '/security',
  },
  performance: {
    title: 'Blitzschnelle Verarbeitung',
    description: `${marked['speed-rsa']}, ${marked['sub-millisecond']} und ${marked['storage-reduction']}. Jede Zahl führt zu ihrer Definition.`,
    to: '/platform/architecture#claims',
  },
  ai: {
    title: 'KI sicher einbinden',
    description:
      'Ersetzen Sie schützenswerte Felder durch Token, bevor sie ein KI-Modell erreichen.',
    to: '/platform/data-protection',
  },
  mesh: {
    title: 'Vermaschtes Netz',
    description: `Fällt ein Relais aus, übernimmt ${marked.failover} ein anderer Weg, und das Netz heilt sich selbst.`,
    to: '/platform/communications',
  },
  monitoring: {
    title: 'Laufende Überwachung',
    description: 'Lernt, was normal ist, und meldet rund um die Uhr jede Abweichung.',
    to: '/platform/zero-trust',
  },
} as const satisfies Readonly<
  Record<keyof typeof english, { title: string; description: string; to: SiteHref }>
>;

export const steps = {
  heading: 'Wie eine Nachricht geheim bleibt',
  lede: 'Ihre Anwendung versiegelt sie, das Netz überträgt nur Geheimtext, und nur die Empfänger öffnen sie.',
  seal: {
    term: 'Auf Ihrem Gerät versiegeln',
    text: 'Die Client-Bibliothek verschlüsselt hybrid mit X25519 und ML-KEM-768, bevor etwas Ihre Anwendung verlässt.',
  },
  send: {
    term: 'Auf getrennten Wegen senden',
    text: `${brand.mesh.name} teilt den Geheimtext in ${fragments.total} Fragmente. Davon genügen ${fragments.needed}: Fällt ein Weg aus, kommt die Nachricht trotzdem an.`,
  },
  open: {
    term: 'Öffnen und protokollieren',
    text: 'Über das Öffnen entscheidet die Richtlinie auf der Empfängerseite. Jede Entscheidung steht in einem Protokoll, das Ihnen gehört.',
  },
} as const;

export const industries = { heading: 'Für regulierte Branchen' } as const;

export const suiteIntro = {
  heading: 'Unsere Post-Quanten-Produkte und ihr Stand',
  more: { label: 'Alle Produkte vergleichen', to: '/products-solutions' },
} as const;

export const segments = {
  'financial-services': { detail: 'Konten, Handel', to: '/solutions/enterprise' },
  healthcare: { detail: 'Patientenakten, Bildgebung', to: casesOf('healthcare') },
  government: { detail: 'Verwaltung, Verteidigung', to: '/solutions/military' },
  technology: { detail: 'Plattformen, SaaS', to: casesOf('technology') },
  manufacturing: { detail: 'Werke, Zulieferer', to: casesOf('manufacturing') },
  energy: { detail: 'Netze, Förderung', to: casesOf('energy') },
} as const satisfies Record<Industry, { detail: string; to: SiteHref }>;

const wirelessToo = textIf(
  isComing('particlebeam'),
  `; ${brand.beam.name}, die drahtlose Verbindung vom Meeresgrund bis ins All, folgt`,
);

export const summary = [
  'Quantensicherer Schutz für Kommunikation, Speicher, Zero-Trust-Zugriff und Verschlüsselung: für Entwicklungsteams, IT-Leitung, Militär, Behörden und regulierte Unternehmen.',
  `Die Plattform verbindet Schlüsselkapselung mit ML-KEM, Verschlüsselung mit AES-256, ein vermaschtes Netz, das sich selbst wiederherstellt, und laufende Überwachung. ${brand.mesh.name}, das Netz, ist in Betrieb${wirelessToo}.`,
] as const;

export const explorePlatform = 'Sicherheitsplattform ansehen';
export const closingHeading = 'Daten jetzt quantensicher schützen';
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
