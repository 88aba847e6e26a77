import type { PaperSlug } from './catalog.ts';

/** Apart from the other texts: the dialog for an account lists them in the browser. */
export const paperTitles: Readonly<Record<PaperSlug, string>> = {
  'first-steps-in-post-quantum-migration': 'First Steps in Post-Quantum Migration',
  'whose-deadline-is-it': 'Whose Deadline Is It?',
  'blind-layers': 'Blind Layers',
  'many-paths-one-observer': 'Many Paths, One Observer',
  'encryption-duties-in-three-statutes': 'Encryption Duties in Three Statutes',
  'zero-trust-after-the-key-change': 'Zero Trust After the Key Change',
};
