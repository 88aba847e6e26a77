/* From src/content/pages/about.ts, as of 1ebdf2ab. */
import { brand } from '../../config/brand.ts';
import { capitalized, counted, numberWord } from '../../lib/text/grammar.ts';
import { whileSample } from '../../config/sample.ts';
import { site } from '../../config/site.ts';
import { withWords } from '../../lib/text/with-words.ts';
import { marked } from '../claims.ts';
import { directors, independentDirectors } from '../people.ts';
import { counts as offer } from '../product/offer.ts';
import * as english from './about.ts';
import type { PageContent } from './page-content.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Über uns: Schutz vor Quantencomputern',
  description: `Lernen Sie das Team von ${site.name} kennen: was wir schützen und warum, wie das Unternehmen entstand, wer es leitet und was Sie kaufen können.`,
};

type Milestone = (typeof english.milestones)[number]['id'];

const texts: Readonly<Record<Milestone, { readonly title: string; readonly text: string }>> = {
  founded: {
    title: 'Gründung des Unternehmens',
    text: 'Vier Leute aus der Technik wollen Datensätze bewahren, die länger halten müssen als die Software, mit der sie entstanden sind.',
  },
  'first-customer': {
    title: 'Der erste zahlende Kunde',
    text: 'Die Dokumentenablage mit Freigabe verlässt die Testphase. Der Kunde, ein Archiv, will zuerst wissen, wie er alles wieder herausbekommt.',
  },
  network: {
    title: `${brand.mesh.name} geht in Betrieb`,
    text: 'Das Netz überträgt die ersten Kundendaten. In der zweiten Woche fällt ein Weg aus, und die anderen übernehmen.',
  },
  'hybrid-by-default': {
    title: 'Hybride Schlüsseleinigung wird Standard',
    text: '[Fünf Monate nach FIPS 203](/press#hybrid-key-exchange-on-by-default) nutzt jeder Knoten X25519 mit ML-KEM-768, sofern die Administration es nicht abschaltet.',
  },
};

export const milestones = withWords(english.milestones, 'id', texts);

export const counts = [
  {
    claim: marked.products,
    text: `${capitalized(numberWord(offer.suite))} in der Suite, davon ${numberWord(offer.suiteAvailable)} heute verfügbar, und ${counted(offer.services, { one: 'ein Dienst, auf dem', other: '{number} Dienste, auf denen' })} sie aufbauen. Alle sind einzeln erhältlich.`,
    kind: 'Unsere Liste weiter unten',
  },
  {
    claim: marked.patents,
    text: 'Erteilte und angemeldete zusammen. Ob eine Idee sicher ist, zeigt nur eine unabhängige Prüfung.',
    kind: 'Eigene Zählung',
  },
] as const;

const independence = counted(
  independentDirectors,
  {
    zero: '',
    one: 'Ein Mitglied von {all} ist unabhängig. ',
    other: '{Number} von {all} Mitgliedern sind unabhängig. ',
  },
  { all: numberWord(directors.length) },
);

export const habits = [
  {
    term: 'Wir legen offen, worauf jeder Teil beruht',
    text: 'Ob ein Produkt von heute im Jahr 2055 noch schützt, lässt sich nicht messen. Darum nennen wir zu jedem die Verfahren und die Annahmen dahinter.',
  },
  {
    term: 'Wir machen Teile austauschbar',
    text: 'Wird ein Verfahren schwächer, tauschen Sie es im Schlüsseldienst aus. Ihre Daten bleiben, wo sie sind.',
  },
  {
    term: 'Wir kennzeichnen jede Aussage',
    text: 'Bei jeder Zahl auf dieser Website steht, was sie zählt und ob sie Ziel, Messung oder vertragliche Zusage ist. [Zum Verzeichnis](/platform/architecture#claims).',
  },
] as const;

export const about = {
  heading: `Post-Quanten-Datensicherheit aus ${site.address.city.replaceAll(' ', '\u00a0')}`,
  lede: `${site.name} schützt Datensätze von Banken, Krankenhäusern und Behörden, die Jahrzehnte geheim bleiben müssen. Was heute mitgeschnitten wird, kann ein Quantencomputer später entschlüsseln. Darum setzen wir schon jetzt auf die Standards des NIST.`,
  sections: [
    {
      id: 'mission',
      heading: 'Unser Auftrag: Geheimnisse, die Software überdauern',
      lede: 'Wir schützen Daten, die über Jahrzehnte wertvoll bleiben: ein Genom, einen Staatsvertrag, die Pläne einer Brücke, über die auch 2080 noch Menschen gehen.',
    },
    { id: 'milestones', heading: 'Geschichte und Meilensteine' },
    {
      id: 'leadership',
      heading: 'Unternehmensleitung',
      lede: `Hier steht, wer die Produkte, das Netz, die Prüfungen und die Kryptografie verantwortet. ${whileSample('Personen, Daten und Zahlen auf dieser Seite sind Beispielinhalte.')}`.trim(),
    },
    {
      id: 'board',
      heading: 'Aufsichtsgremium',
      lede: `${independence}Viermal im Jahr befasst sich das Gremium zuerst mit dem Sicherheitsbericht, dann mit den Verkaufszahlen.`,
    },
    { id: 'numbers', heading: 'Unsere Produkte und Patente' },
    { id: 'next', heading: 'Bewerben Sie sich, oder schreiben Sie uns' },
  ],
  next: { label: 'Offene Stellen ansehen', to: '/careers' },
} as const satisfies PageContent;

export const seeProducts = 'Produkte ansehen';
export const whyTheName = `Warum wir ${site.name} heißen`;
export const meetTeam = 'Das Team kennenlernen';
export const countsCaption = 'Kennzahlen des Unternehmens';
export const countsColumns = ['Zahl', 'Was sie umfasst', 'Quelle'] as const;
export const allProducts = 'Alle Produkte';
export const writeToUs = 'Schreiben Sie uns';
