/* From src/demos/inventory/verdict-words.ts, as of 0c9d53d0. */

import type { Job, Verdict } from './algorithms/algorithm.ts';
import type { Kind, Lasting, What } from './asset.ts';
import type { Group } from './judge.ts';
import type { Why } from './outline.ts';

/* What is said of assets and their algorithms, by id. */

/** In the order of what to do first. */
export const groups: Readonly<Record<Group, { readonly name: string; readonly why: string }>> = {
  weak: {
    name: 'Heute schwach',
    why: 'Schon jetzt gebrochen oder abgelehnt, ganz ohne Quantencomputer.',
  },
  record: {
    name: 'Heute mitschneidbar',
    why: 'Was jetzt mitgeschnitten wird, ist lesbar, sobald es einen großen Quantencomputer gibt.',
  },
  lasting: {
    name: 'Dauerhafte Signaturen',
    why: 'Wurzelzertifikate, Code und Dokumente gelten jahrelang und sind schwer zu ersetzen.',
  },
  login: {
    name: 'Übrige Authentifizierung',
    why: 'Erst mit einem solchen Rechner fälschbar. Bis dahin ersetzen.',
  },
  draft: {
    name: 'Vor dem Standard',
    why: 'Ein Entwurf oder Kandidat, kein fertiger NIST-Standard. Auf einen Standard umstellen.',
  },
  unknown: {
    name: 'Unbekannt',
    why: 'Die Datei nennt kein Verfahren, das wir kennen. Wir raten nicht.',
  },
  done: { name: 'Erledigt', why: 'Post-Quanten-Verfahren, allein oder neben einem klassischen.' },
  symmetric: {
    name: 'Chiffren und Hashes',
    why: 'Kein Quantencomputer ist ein Grund, sie zu ersetzen.',
  },
};
export const verdicts: Readonly<Record<Verdict, string>> = {
  weak: 'Heute schwach',
  historical: 'Gebrochen',
  shor: 'Durch Shor brechbar',
  draft: 'Vor dem Standard',
  unknown: 'Unbekannt',
  hybrid: 'Hybrid',
  safe: 'Sicher',
};
export const reasons: Readonly<Record<Why, string>> = {
  unnamed: 'Die Datei nennt kein Verfahren.',
  unlisted: 'Unsere Tabelle kennt diesen Namen nicht.',
  planned: 'Das liest sich wie ein Plan. Was heute im Einsatz ist, sagt die Datei nicht.',
  'groups-decide': 'Die Datei nennt kein Verfahren der Schlüsseleinigung. Darauf kommt es hier an.',
  recorded:
    'Ein Quantencomputer findet den Schlüssel und damit alles, was bis dahin mitgeschnitten wurde.',
  forged:
    'Ein Quantencomputer findet den privaten Schlüssel und kann dann wie der Inhaber signieren.',
  'use-unsaid':
    'Ein Quantencomputer findet den privaten Schlüssel. Die Datei sagt nicht, wozu er dient.',
  'no-hybrid-below-13': 'Post-Quanten-Schlüsseleinigung ist nur für TLS 1.3 standardisiert.',
  'short-key': 'Der Schlüssel ist für heute zu kurz.',
  'weak-hash': 'Die Signaturen nutzen einen Hash, für den Kollisionen bekannt sind.',
  broken: 'Gebrochen oder zurückgezogen, gleich mit welchem Rechner angegriffen wird.',
  'old-protocol': 'Eine Version, die von den Standards zurückgezogen wurde.',
  draft: 'Kein fertiger NIST-Standard. Wo einer daraus wurde, arbeiten die beiden nicht zusammen.',
  historical: '2022 auf einem gewöhnlichen Rechner gebrochen.',
  'historical-beside': 'Der Post-Quanten-Teil wurde 2022 gebrochen; es bleibt nur der klassische.',
  hybrid: 'Hält, solange eines der beiden Verfahren hält.',
  standard: 'Ein Standard, der gegen Quantencomputer gemacht ist.',
  grover: 'Grovers Algorithmus hilft zu wenig, um ins Gewicht zu fallen.',
};
export const jobs: Readonly<Record<Job, string>> = {
  exchange: 'Schlüsseleinigung',
  signature: 'Signatur',
  either: 'Nicht angegeben',
  cipher: 'Chiffre',
  hash: 'Hash',
  mac: 'MAC',
  derivation: 'Schlüsselableitung',
  protocol: 'Protokoll',
};
export const parts: Readonly<Record<What, string>> = {
  exchange: 'Schlüsseleinigung',
  signature: 'Signatur',
  cipher: 'Chiffre',
  hash: 'Hash',
  mac: 'MAC',
  derivation: 'Schlüsselableitung',
  protocol: 'Version',
  key: 'Schlüssel',
  unsaid: 'Verfahren',
};
export const kinds: Readonly<Record<Kind, string>> = {
  algorithm: 'Verfahren',
  certificate: 'Zertifikat',
  request: 'Zertifikatsantrag',
  key: 'Öffentlicher Schlüssel',
  protocol: 'Protokoll',
  ssh: 'SSH-Server',
  material: 'Schlüssel oder anderes Material',
  row: 'Tabellenzeile',
};
export const lasting: Readonly<Record<Lasting, string>> = {
  authority: 'Zertifizierungsstelle',
  code: 'Signiert Code',
  document: 'Signiert Dokumente oder Zeitstempel',
};
