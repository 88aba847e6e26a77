/* From src/content/regimes.ts, as of 7ddfb668. */
import * as english from './regimes.ts';
import type { RegimeRecord } from './regimes.ts';
import { deadlinesInWords, regimesInWords, type RegimeWords } from './regimes-in-words.ts';
import { eo14412 } from './product/world.ts';

export { regimesCheckedOn, type Deadline, type Regime, type RegimeRecord } from './regimes.ts';

const words: {
  readonly [One in RegimeRecord as One['id']]: RegimeWords<One['deadlines'][number]['id']>;
} = {
  'us-civil': {
    name: 'US-Bundesbehörden',
    instrument: `${eo14412.name} (22. Juni 2026)`,
    force: 'Bindet Bundesbehörden: besonders wertvolle Systeme und solche mit hoher Auswirkung',
    deadlines: {
      keys: { what: 'Schlüsseleinigung ist post-quantensicher' },
      contractors: {
        what: 'Betroffene Auftragnehmer erfüllen die Post-Quanten-Standards des NIST, nach einer noch ausstehenden Regel',
      },
      signatures: { what: 'Signaturen sind post-quantensicher' },
    },
  },
  'us-nss': {
    name: 'US-Systeme der nationalen Sicherheit',
    short: 'nat. Sicherheit USA',
    instrument: 'CNSA 2.0',
    force: 'Bindet Eigentümer und Lieferanten dieser Systeme',
    deadlines: {
      acquisitions: { what: 'Neue Beschaffungen erfüllen die Vorgaben' },
      'phase-out': { what: 'Geräte, die CNSA 2.0 nicht beherrschen, sind ausgemustert' },
      mandatory: { what: 'CNSA 2.0 ist Pflicht, wenn nichts anderes vermerkt ist' },
      done: { what: 'Alle Systeme sind umgestellt' },
    },
  },
  eu: {
    name: 'Europäische Union',
    instrument: 'Koordinierter Fahrplan, Version 1.1 (Juni 2025)',
    force: 'Fahrplan der Mitgliedstaaten',
    deadlines: {
      start: { shown: 'Ende 2026', what: 'Die Umstellung hat begonnen' },
      'high-risk': { shown: 'Ende 2030', what: 'Einsatz mit hohem Risiko ist umgestellt' },
      'medium-risk': {
        shown: 'Ende 2035',
        what: 'Einsatz mit mittlerem Risiko ist umgestellt, soweit machbar',
      },
    },
  },
  uk: {
    name: 'Vereinigtes Königreich',
    instrument: 'Zeitplan des NCSC (März 2025)',
    force: 'Empfehlung, kein Gesetz',
    deadlines: {
      plan: { what: 'Bestandsaufnahme und Plan liegen vor' },
      priorities: { what: 'Das Wichtigste ist umgestellt' },
      complete: { what: 'Die Umstellung ist abgeschlossen' },
    },
  },
  de: {
    name: 'Deutschland (BSI TR-02102-1)',
    short: 'Deutschland',
    instrument: 'BSI TR-02102-1, Version 2026-01',
    force: 'Technische Richtlinie',
    deadlines: {
      'very-high': {
        shown: 'Ende 2030',
        what: 'Rein klassische Schlüsseleinigung endet bei sehr hohem Schutzbedarf',
      },
      keys: { shown: 'Ende 2031', what: 'Rein klassische Schlüsseleinigung endet' },
      signatures: { shown: 'Ende 2035', what: 'Rein klassische Signaturen enden' },
    },
  },
  au: {
    name: 'Australien',
    instrument: 'Information Security Manual des ASD, Dezember 2025',
    force: 'Vorgabe der Regierung. Hybride Verfahren sind nicht empfohlen, aber erlaubt',
    deadlines: {
      stop: {
        shown: 'nach 2030',
        what: 'RSA, Diffie-Hellman und elliptische Kurven sind nicht mehr zugelassen',
      },
      'smaller-sets': {
        shown: 'nach 2030',
        what: 'ML-KEM-768 und ML-DSA-65 enden; ML-KEM-1024 und ML-DSA-87 bleiben',
      },
    },
  },
};

export const regimes = regimesInWords(english.regimes, words);
export const cnsa2Deadlines = deadlinesInWords(english.cnsa2Deadlines, words['us-nss'].deadlines);
