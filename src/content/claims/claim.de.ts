/* From src/content/claims/claim.ts, as of 8183caae. */
import type { ClaimStatus } from './claim.ts';

export type { Claim, ClaimStatus } from './claim.ts';

/** How each status is called within a sentence, and what it means, in the order of the ledger. */
export const claimStatuses: Readonly<Record<ClaimStatus, { name: string; meaning: string }>> = {
  target: {
    name: 'Zielwert',
    meaning: 'Ein Ziel der Entwicklung. Verfehlen wir es, schulden wir Ihnen nichts.',
  },
  sla: {
    name: 'SLA',
    meaning:
      'Eine vertragliche Zusage. Sie bindet, sobald Ihr Auftrag sie samt Gutschrift wiederholt.',
  },
  'our-measurement': {
    name: 'eigene Messung',
    meaning: 'Von uns gemessen oder gezählt. Kein unabhängiger Vergleich bestätigt es.',
  },
  offer: {
    name: 'Angebot',
    meaning:
      'Was wir heute anbieten. Es bindet, sobald ein unterschriebener Vertrag es wiederholt.',
  },
  standard: { name: 'Standard', meaning: 'Ein veröffentlichtes Verfahren oder Protokoll.' },
  'historical-standard': {
    name: 'historischer Standard',
    meaning: 'Ein Standard, den neue Beschaffungen des Bundes in den USA nicht mehr zulassen.',
  },
  'audit-report': {
    name: 'Prüfbericht',
    meaning: 'Ein Prüfurteil über Kontrollen in einem Zeitraum, das wir vertraulich zeigen.',
  },
  certificate: {
    name: 'Zertifikat',
    meaning: 'Für das Managementsystem einer Organisation ausgestellt, nicht für ein Produkt.',
  },
  law: {
    name: 'Gesetz',
    meaning: 'Eine gesetzliche Pflicht. Kein Zertifikat macht einen Anbieter rechtskonform.',
  },
};
