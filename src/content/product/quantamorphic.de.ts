/* From src/content/product/quantamorphic.ts, as of 2b3b01a5. */
import { brand } from '../../config/brand.ts';

/**
 * Our own algorithm. Its review status is printed on the encryption page, on `/security`, in its
 * article and beside the API's `algorithm` value, nowhere else.
 */
export const quantamorphic = {
  sample: true,
  name: brand.ownAlgorithm.name,
  /** Value of the API's `algorithm` field. */
  value: brand.ownAlgorithm.value,
  what: `${brand.ownAlgorithm.name} ist unser eigenes Verfahren: eine zusätzliche, ab Werk ausgeschaltete Schicht um Inhalte, die AES-256-GCM schon verschlüsselt hat.`,
  /** Who may ask for it. */
  permission:
    'Verlangt ein Aufruf das Verfahren ohne Erlaubnis Ihrer Richtlinie, wird er mit 403 abgelehnt.',
  review: `${brand.ownAlgorithm.name} ist nicht unabhängig geprüft. Keine unserer Zusagen hängt davon ab; beurteilen Sie die Plattform so, als gäbe es das Verfahren nicht.`,
} as const;
