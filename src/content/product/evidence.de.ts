/* From src/content/product/evidence.ts, as of 771a860d. */
import { withWords } from '../../lib/text/with-words.ts';
import { artifacts as english } from './evidence.ts';
import { sdk } from './sdk.ts';

export * from './evidence.ts';

const words = {
  'penetration-test': {
    name: 'Penetrationstest, Zusammenfassung',
    text: `Version ${sdk.version} vor ihrer Auslieferung, geprüft von einer externen Firma: Umfang, jeder Befund und seine Behebung.`,
  },
  cbom: {
    name: `CBOM der Version ${sdk.version}`,
    text: 'Alle Verfahren und Signaturschlüssel des Produkts im Format CycloneDX 1.7, für Ihren eigenen Scanner.',
  },
  'fips-plan': {
    name: 'Plan für FIPS 140-3',
    text: 'Was heute mit Ihrem validierten Kryptomodul läuft, was nicht, und jeder Schritt bis zur Validierung.',
  },
  dora: {
    name: 'DORA-Anlage',
    text: 'Artikel 28 bis 30, jeder mit unserer Klausel: Prüfrecht, Unterauftragnehmer, Vorfälle, Ausstieg, Hinterlegung.',
  },
  releases: {
    name: 'Versionshinweise und Sicherheitsmeldungen',
    text: 'Was sich geändert hat, welche Versionen wir wie lange pflegen und welche Schwachstellen es bisher gab.',
  },
  retention: {
    name: 'Aufbewahrung und weitere Auftragsverarbeiter',
    text: 'Welcher Teil was wo und wie lange aufbewahrt und wer sonst daran beteiligt ist.',
  },
  sbom: {
    name: 'SBOM dieser Website',
    text: 'Jedes Paket, dessen Code diese Seiten laden, mit Lizenz und SHA-512, im Format CycloneDX 1.7.',
  },
} as const satisfies Record<(typeof english)[number]['id'], { name: string; text: string }>;

/** Documents to download from `/security`. */
export const artifacts = withWords(english, 'id', words);

/** How the audit log is protected against rewriting. Every page that explains it uses this sentence. */
export const logHead =
  'Jede Stunde wird das Protokoll mit Ihrem Schlüssel gegengezeichnet, und einmal am Tag veröffentlichen Sie seinen letzten Hash.' as const;
