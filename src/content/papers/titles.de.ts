/* From src/content/papers/titles.ts, as of ffb1a75f. */
import type { PaperSlug } from './catalog.ts';

export const paperTitles: Readonly<Record<PaperSlug, string>> = {
  'first-steps-in-post-quantum-migration': 'Erste Schritte der Post-Quanten-Umstellung (englisch)',
  'whose-deadline-is-it': 'Wessen Frist ist das? (englisch)',
  'blind-layers': 'Blinde Schichten (englisch)',
  'many-paths-one-observer': 'Viele Wege, ein Beobachter (englisch)',
  'encryption-duties-in-three-statutes':
    'Pflichten zur Verschlüsselung in drei Gesetzen (englisch)',
  'zero-trust-after-the-key-change': 'Zero Trust nach dem Schlüsselwechsel (englisch)',
};
