/* From src/content/product/buying.ts, as of 0fc3906c. */
import type { Sample } from '../../config/sample.ts';
import { oneDecimal } from '../../lib/text/format.ts';
import { wrapBytes } from './wrap.ts';
import type * as english from './buying.ts';
import type { QuoteItem } from './buying.ts';

export * from './buying.ts';

/** The records of an English list, in their order: some of its fields, and words. */
type Translated<List, Fact extends string, Words> = {
  readonly [Key in keyof List]: Sample & Words & Pick<List[Key], keyof List[Key] & Fact>;
};

/** What a quote counts. */
export const quoteItems = [
  {
    sample: true,
    id: 'nodes',
    item: 'Knoten des Schlüsseldienstes',
    text: 'Je Knoten und Jahr; der Referenzaufbau hat drei',
  },
  { sample: true, id: 'people', item: 'Personen', text: 'Nach Nutzerzahl' },
  {
    sample: true,
    id: 'terabytes',
    item: 'Terabyte in unserem Speicher',
    text: 'Je Terabyte in unserem Speicher; eigene Buckets kosten nichts extra',
  },
  {
    sample: true,
    id: 'hardware',
    item: 'Hardware-Einheiten',
    text: 'Je Einheit: ein Server mit Schlüsseldienst, Rauschquelle und HSM',
  },
  { sample: true, id: 'uptime', item: 'die im Auftrag genannte Verfügbarkeit' },
  { sample: true, id: 'support', item: 'Support rund um die Uhr' },
] as const satisfies Translated<typeof english.quoteItems, 'id', QuoteItem>;

/** The machines of a first production installation: the reference layout. */
export const footprint = [
  {
    sample: true,
    part: 'Gateway und Schlüsseldienst',
    runs: '3 Knoten an 2 Standorten, je 4 Kerne und 16 GB Arbeitsspeicher',
  },
  {
    sample: true,
    part: 'Datenbank der Schlüsselhüllen',
    runs: `Ihre PostgreSQL-Datenbank, etwa ${oneDecimal(wrapBytes / 1_000)} GB für eine Million Datensätze`,
  },
  {
    sample: true,
    part: 'Hauptschlüssel',
    runs: 'Ein Paar Hardware-Sicherheitsmodule (HSMs) oder ein Cloud-HSM, über PKCS #11',
  },
  {
    sample: true,
    part: 'Netz',
    runs: 'Port 443 zwischen Clients und Gateway und nach außen zur Steuerungsebene',
  },
  {
    sample: true,
    part: 'Relais',
    runs: 'Eigene sind nicht nötig. Betreiben Sie welche, wenn die Übertragungswege Ihnen gehören müssen.',
  },
] as const;

/** Who does the work on the customer's side, in hours of each person. */
export const effort = [
  {
    sample: true,
    role: 'Plattformbetrieb',
    people: 1,
    install: 16,
    monthly: 4,
    work: 'Installiert die Knoten, spielt neue Versionen ein',
  },
  {
    sample: true,
    role: 'Sicherheitsverantwortung',
    people: 1,
    install: 6,
    monthly: 2,
    work: 'Unterschreibt die Erfolgskriterien, verantwortet die Richtlinien',
  },
  {
    sample: true,
    role: 'Fünf Schlüsselverwahrer',
    people: 5,
    install: 2,
    monthly: 0,
    work: 'Eine gemeinsame Zeremonie, eine Wiederherstellung im Jahr',
  },
] as const satisfies Translated<
  typeof english.effort,
  'people' | 'install' | 'monthly',
  { role: string; work: string }
>;
