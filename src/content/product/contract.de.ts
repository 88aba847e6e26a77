/* From src/content/product/contract.ts, as of 60c928b2. */
import type { Sample } from '../../config/sample.ts';
import { textOf } from '../../lib/records.ts';
import type { contractTerms as english } from './contract.ts';

/** The English terms, in their order. */
type Terms<List> = {
  readonly [Key in keyof List]: Sample &
    Pick<List[Key], keyof List[Key] & 'id'> & { readonly term: string; readonly text: string };
};

/** What an order with us says, where buyers ask before they have one. */
export const contractTerms = [
  {
    sample: true,
    id: 'credits',
    term: 'SLA-Gutschriften',
    text: 'Unter 99,99 % schreiben wir Ihnen 10 % der Monatsgebühr gut, unter 99,9 % sind es 25 %.',
  },
  {
    sample: true,
    id: 'liability',
    term: 'Haftung',
    text: 'Wir haften bis zum Doppelten der Jahresgebühr, bei verletzter Vertraulichkeit bis 5 Millionen US-Dollar.',
  },
  {
    sample: true,
    id: 'insurance',
    term: 'Versicherung',
    text: 'Unsere Cyber- und Berufshaftpflichtversicherung deckt 10 Millionen US-Dollar. Den Nachweis bekommen Sie mit dem Auftrag.',
  },
  {
    sample: true,
    id: 'escrow',
    term: 'Hinterlegung',
    text: 'Der Quellcode Ihrer Version liegt bei einer Hinterlegungsstelle, falls wir 90 Tage lang nicht antworten.',
  },
  {
    sample: true,
    id: 'audit',
    term: 'Prüfrecht',
    text: 'Sie, Ihre Prüfer und Ihre Aufsichtsbehörde dürfen uns prüfen, einmal im Jahr und nach einem Vorfall.',
  },
  {
    sample: true,
    id: 'subcontractors',
    term: 'Unterauftragnehmer',
    text: 'Sie stehen im Auftrag. Von einem neuen erfahren Sie 30 Tage vorher und können ihn ablehnen.',
  },
  {
    sample: true,
    id: 'support',
    term: 'Supportnummer',
    text: 'Nummer und Zeiten stehen im Auftrag.',
  },
] as const satisfies Terms<typeof english>;

/** The text of a term. */
export const contractTerm = textOf(contractTerms, 'text');

/** In place of a bare number of customers. */
export const references =
  'Zwei vergleichbare Kunden sprechen vor der Unterschrift mit Ihnen, unter einer Vertraulichkeitsvereinbarung.' as const;

/** Of each audit report. */
export const auditPeriod =
  'Jeder Bericht umfasst zwölf Monate und nennt Prüfer und Zeitraum auf der ersten Seite, die Sie vor jeder Unterschrift sehen.' as const;
