/* From src/content/pages/products-solutions.ts, as of 283e95e9; the same in both: Sandbox, Northharbor Mills, Bergen. */
import { grouped } from '../../lib/text/format.ts';
import { startDemo } from '../requests.ts';
import { site } from '../../config/site.ts';
import { claims, marked } from '../claims.ts';
import { referenceLayout } from '../product/availability.ts';
import { counted, listOf } from '../../lib/text/grammar.ts';
import { each, itemIf } from '../../lib/records.ts';
import { quoteItems, replyWithin } from '../product/buying.ts';
import { contractTerm } from '../product/contract.ts';
import { dollars, pilotFrom, priceRange } from '../product/prices.ts';
import { counts, services } from '../product/offer.ts';
import { pilot } from '../product/pilot.ts';
import { sandbox } from '../product/sandbox.ts';
import { shares } from '../product/splitting.ts';
import type { PageContent } from './page-content.ts';
import * as english from './products-solutions.ts';
import { productNames } from './products-solutions/product-names.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Post-Quanten-Produkte und Preise',
  description:
    'Sehen Sie jedes Produkt im Einsatz und was schon ausgeliefert wird. Dazu: woraus ein Angebot besteht und wie ein sechswöchiger Pilot abläuft.',
};

export const productsSolutions = {
  heading: counted(counts.suite, {
    one: 'Mit einem Produkt anfangen',
    other: 'Mit einem von {number} Produkten anfangen',
  }),
  lede: `Post-Quanten-Schutz für KI-Anfragen, E-Mails und Dateien, die Jahre geheim bleiben müssen. ${counted(counts.suite, { one: 'Ein Produkt läuft', other: '{Number} Produkte laufen' })} auf ${counted(counts.services, { one: 'einem Dienst', other: '{number} Diensten' })}.`,
  sections: [
    {
      id: 'services',
      heading: 'Schlüsselverwaltung, Netz, Speicher und Zugriffskontrolle',
      lede: 'Bestellen Sie sie mit einem Produkt, oder nutzen Sie sie aus eigenem Code.',
    },
    {
      id: 'pricing',
      heading: 'Wie der Preis entsteht',
      lede: 'Größenordnungen, maßstäblich gezeichnet. Die Zahl steht in Ihrem Angebot.',
    },
    {
      id: 'pilot',
      heading: 'Sechs Wochen Pilotprojekt mit Ihren Schlüsseln',
      lede: pilot.summary,
    },
    {
      id: 'footprint',
      heading: 'Was Sie installieren und wer es betreibt',
      lede: `Rechnen Sie mit ${marked.footprint} und ${marked.effort}. Die Stunden nach Rolle stehen in den [technischen Daten](/platform/architecture).`,
    },
    {
      id: 'advantages',
      heading: 'Vorteile der Produkte und ihre Nachweise',
      points: [
        {
          id: 'speed',
          term: marked['speed-rsa'],
          text: claims['speed-rsa'].definition,
          status: 'Eigene Messung',
        },
        {
          id: 'uptime',
          term: marked['uptime-products'],
          text: `Nach der Auslegung von ${referenceLayout.nodes} Knoten an ${referenceLayout.sites} Standorten. Sie betreiben sie, daher ein Planwert. Zusagen geben wir für die Steuerungsebene, mit einem ${marked['uptime-platform']}. ${contractTerm('credits')}`,
          status: 'Planwert',
        },
        {
          id: 'insurance',
          term: 'Versicherungsdeckung',
          text: `${contractTerm('insurance')} ${contractTerm('liability')}`,
          status: 'Auftragsbedingungen',
        },
      ],
    },
  ],
  next: { label: 'Demo von 45 Minuten vereinbaren', to: startDemo.to },
} as const satisfies PageContent;

export const heroFacts = [
  { term: '31. Dezember 2030', text: 'im US-Erlass 14412 und im Fahrplan der EU' },
  { term: `Pilot ab ${pilotFrom}`, text: `Woche 1 bis ${pilot.freeWeeks} sind kostenlos` },
  { term: `${counts.available} von ${counts.products}`, text: 'werden heute ausgeliefert' },
] as const;

export const heroGroups = {
  products: 'Produkte',
  services: 'Dienste, auf denen sie laufen',
} as const;

export const featuredSection = {
  id: 'featured',
  heading: 'Kundennamen ersetzen, bevor KI-Modelle sie sehen',
  lede: 'Regeln finden Nummern an ihrer Form und Namen in Ihren Listen und setzen Platzhalter ein. Jeder Anbieter liest nur seinen Teil.',
  early: 'Wer Vorabzugang hat, bekommt jede neue Version zuerst.',
} as const;

export const serviceWords = {
  hosted: 'Läuft bei',
  priced: 'Preis',
  under: 'Nötig für',
} as const;

const [sandboxStep, pilotStep, yearStep] = english.priceSteps;

export const priceSteps = [
  {
    ...sandboxStep,
    step: 'Sandbox',
    price: dollars(0),
    text: `${marked['free-tier']}, ohne Kreditkarte, ohne SLA. Nur künstliche Daten, ${sandbox.retentionHours} Stunden lang aufbewahrt.`,
  },
  {
    ...pilotStep,
    step: 'Sechs Wochen Pilotprojekt',
    price: marked['quote-pilot'],
    text: `${claims['quote-pilot'].scope}, für ein Team und ein Produkt. Wird auf den ersten Auftrag angerechnet.`,
  },
  {
    ...yearStep,
    step: 'Erstes Jahr im Betrieb',
    price: marked['quote-first-year'],
    text: `Drei Knoten, 500 bis ${grouped(5_000)} Personen und Support zu Geschäftszeiten, ohne Hardware und Ihr Personal. Bis ${grouped(20_000)} Personen: ${priceRange('larger')}. Bis ${grouped(100_000)}: ${priceRange('largest')}.`,
  },
] as const;

export const pilotTable = {
  caption: `Ein Pilotprojekt von ${pilot.weeks} Wochen: was jede Seite mitbringt und wie jeder Abschnitt endet`,
  columns: ['Abschnitt', 'Preis', 'Sie bringen mit', 'Wir bringen mit', 'Ziel'],
} as const;

export const quoteText = `Ein Angebot zählt ${listOf(each(quoteItems, 'item'))}. Support zu Geschäftszeiten ist enthalten. Sie bekommen Ihr Angebot innerhalb von ${replyWithin('quote-or-pilot')}.`;

export const aiSample = {
  title: 'Frage 118',
  asked: [
    'Unser Kunde ',
    { removed: 'Northharbor Mills' },
    ' ',
    { inserted: 'Kunde 1' },
    ', Police ',
    { removed: '2291-B' },
    ' ',
    { inserted: 'Police 1' },
    ', meldet einen Wasserschaden in ',
    { removed: 'Bergen' },
    ' ',
    { inserted: 'Ort 1' },
    '. Ist er gedeckt, und was schreiben wir?',
  ],
  parts: [
    { name: 'Modell A', tone: 'signal', text: 'Deckt Klausel 4 Wasserschäden?' },
    { name: 'Modell B', tone: 'data', text: 'Urteile zu Rohrbrüchen, ohne Namen' },
    { name: 'Modell C', tone: 'series', text: 'Ein förmlicher Brief an Kunde 1' },
  ],
  joined:
    'Sehr geehrte Damen und Herren von Northharbor Mills, Klausel 4 der Police 2291-B deckt den Schaden in Bergen. Bitte schicken Sie uns die Rechnung der Reparatur und zwei Fotos. Sie hören binnen einer Woche von uns.',
  limit: 'Ein Name wird nur gefunden, wenn eine Regel ihn beschreibt.',
} as const;

export const aiLog = {
  title: 'Protokoll, Frage 118',
  lines: [
    { mark: '14:02', text: '3 Namen und Nummern ersetzt' },
    { mark: '14:02', text: 'Teile an Modell A, B und C' },
    { mark: '14:03', text: 'Antworten und Namen eingesetzt', tone: 'ok' },
    { mark: '14:03', text: 'mit Ihrem Schlüssel signiert' },
  ],
} as const;

export const mailSample = {
  title: 'Entwurf Kaufvertrag',
  heads: [{ term: 'An', value: 'ida@harbor.example' }],
  text: 'Ida,\n\nKlausel 9 ist bei uns noch offen. Deine Antwort kommt auch versiegelt zurück.\n\nAnders',
  checks: [
    'Externe Adresse: versiegelte Seite',
    'Kennzeichnung „Vertrag“: 30 Tage',
    'Antwort kommt versiegelt',
  ],
} as const;

export const shareSample = {
  name: 'grundriss.pdf',
  detail: `4,1 MB, Wiederherstellungsschlüssel in ${shares.total} Teilen`,
  rules: [
    { term: 'Für', value: 'survey@site.example' },
    { term: 'Endet', value: 'heute um 18:00 Uhr oder nach einmal Öffnen' },
    { term: '14:10', value: 'geöffnet, Hülle gelöscht', tone: 'ok' },
    { term: '18:04', value: 'erneut angefragt: abgelehnt', tone: 'attack' },
  ],
} as const;

export const comingSamples = {
  backup: [
    { mark: '$', text: 'restore --rehearse', tone: 'ink' },
    { text: `Probe      40 von ${grouped(18_204)} Objekten` },
    { text: 'identisch  39', tone: 'ok' },
    { text: 'fehlt      1  ledger/2019/q3', tone: 'soon' },
  ],
  call: {
    room: 'Krisenraum',
    people: ['Außendienst 2', 'Bereitschaft', 'Recht'],
    line: 'Neuer Schlüssel nach jeder Pause',
  },
} as const;

export const summary = [
  ...itemIf(
    counts.suiteAvailable > 0,
    `${site.name} liefert heute aus: ${productNames.available}.`,
  ),
  `Die Dienste dazu: ${listOf(each(services, 'name'))}.`,
  ...itemIf(counts.suiteComing > 0, `Bald verfügbar: ${productNames.coming}.`),
];

export const requestDemo = 'Demo anfragen';
export const howPricingWorks = 'Wie der Preis entsteht';
export const getQuote = 'Angebot anfordern';
export const pageSummary = 'Zusammenfassung der Seite';

export const yourQuestion = 'Ihre Frage';
export const eachModelsPart = 'Jedes Modell bekommt einen Teil';
export const putTogether = 'Bei Ihnen wieder zusammengesetzt';

export const sampleState = 'Beispiel';
export const designState = 'Entwurf';
export const computedState = 'berechnet';
export const restoreTitle = 'Probe der Wiederherstellung';
export const protectMessage = 'Diese Nachricht schützen';
export const sendSealed = 'Versiegelt senden';
export const share = 'Teilen';
export const antennas = '12 Antennen, um 22° geschwenkt';
