/* From src/content/claims/standards.ts, as of 4069fea0. */
import { auditScope } from '../product/custody.ts';
import { gdprCertification } from '../product/world.ts';
import type { Claim } from './claim.ts';
import type { standards as english } from './standards.ts';

/** Each claim of the English file has its words here, and what it is. */
type Claims = {
  readonly [Id in keyof typeof english]: Claim & Pick<(typeof english)[Id], 'status'>;
};

/** Standards, laws and what auditors have seen. */
export const standards = {
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
    scope: 'Hardware-Sicherheitsmodule (HSMs) mit Hauptschlüsseln',
    definition:
      'Alle Zertifikate nach FIPS 140-2 kamen nach dem 21. September 2026 auf die historische Liste. Neue Beschaffungen des Bundes in den USA brauchen 140-3.',
    status: 'historical-standard',
    page: '/solutions/military',
  },
  soc2: {
    figure: 'SOC 2 Typ II',
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
} as const satisfies Claims;
