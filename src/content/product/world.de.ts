/* From src/content/product/world.ts, as of f8d6e5a0; the same in both: Executive Order 14412. */
import { grouped } from '../../lib/text/format.ts';

import * as english from './world.ts';

export * from './world.ts';

export const google = { ...english.google, qubits: `unter ${grouped(500_000)}` } as const;

/** GDPR Articles 42 and 43. HIPAA and the CCPA provide no certification. */
export const gdprCertification = {
  text: 'Kein Zertifikat macht einen Anbieter rechtskonform. Nach Artikel 42 und 43 DSGVO können akkreditierte Stellen einzelne Verarbeitungen zertifizieren; der Europäische Datenschutzausschuss hat dafür im Oktober 2022 die Europrivacy-Kriterien genehmigt.',
  short:
    'Nach Artikel 42 und 43 können Verarbeitungen zertifiziert werden, aber kein Zertifikat macht einen Anbieter rechtskonform.',
  others: 'Nach HIPAA und CCPA zertifiziert niemand.',
} as const;

/** Its post of October 28, 2025. */
export const hybridTraffic =
  '[Cloudflare berichtet](https://blog.cloudflare.com/pq-2025/), dass seit Oktober 2025 der größte Teil des Verkehrs von Menschen post-quantenverschlüsselt ankommt.' as const;

/** The Proposed Standard of August 2026 for X25519MLKEM768 and its siblings. */
export const hybridGroups = {
  label: 'IETF, RFC 10024: Hybride Schlüsseleinigung für TLS 1.3 (2026)',
  href: 'https://www.rfc-editor.org/info/rfc10024',
} as const;

/** The agency's current wording, from its text on quantum networking. */
export const ncscQkd =
  'Das britische NCSC unterstützt QKD nicht für Regierung und Militär und sieht in Post-Quanten-Kryptografie die beste Gegenmaßnahme.' as const;

/** Answers "Would QKD help us?" before it names the authorities. */
export const qkdAnswer =
  'Nur auf Glasfaser, die Ihnen von Ende zu Ende gehört, ohne Relais, und trotzdem mit Post-Quanten-Verschlüsselung, weil QKD niemanden authentifiziert.' as const;

/** Federal Register, 91 FR 38483, June 25, 2026. */
export const eo14412 = {
  ...english.eo14412,
  name: 'Executive Order 14412',
  contractors:
    'Binnen 180 Tagen nach der Anordnung soll eine Regel vorgeschlagen werden, die die Frist auf Auftragnehmer ausdehnt.',
} as const;

/** Stateful hash-based signatures (SP 800-208). */
export const statefulSignatures =
  `Jedes Einmalblatt signiert einmal. Ein Baum der Höhe 20 signiert ${grouped(1_048_576)}-mal.` as const;
