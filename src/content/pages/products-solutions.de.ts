/* From src/content/pages/products-solutions.ts, as of c68764fb; the same in both: Sandbox, Northharbor Mills, Bergen. */
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
    'Jedes Produkt im Einsatz, und was davon schon verfügbar ist. Dazu: wie sich ein Angebot zusammensetzt und wie ein sechswöchiges Pilotprojekt abläuft.',
};

export const productsSolutions = {
  heading: counted(counts.suiteAvailable, {
    zero: 'Diese Produkte kommen bald',
    one: 'Beginnen Sie heute mit einem Produkt',
    other: 'Beginnen Sie heute mit einem von {number} Produkten',
  }),
  lede: `Post-Quanten-Schutz für KI-Anfragen, E-Mails und Dateien, die jahrelang geheim bleiben müssen. ${counted(counts.suite, { one: 'Ein Produkt nutzt', other: '{Number} Produkte nutzen' })} ${counted(counts.services, { one: 'einen Dienst', other: '{number} Dienste' })}.${counted(counts.suiteComing, { zero: '', one: ' Eines der Produkte kommt bald.', other: ' {Number} der Produkte kommen bald.' })}`,
  sections: [
    {
      id: 'services',
      heading: 'Schlüssel, Netz, Speicher und Zugriff',
      lede: 'Mit einem Produkt bestellen oder aus eigenem Code aufrufen.',
    },
    {
      id: 'pricing',
      heading: 'Wie der Preis entsteht',
      lede: 'Größenordnungen im Maßstab. Den genauen Preis nennt Ihr Angebot.',
    },
    { id: 'pilot', heading: 'Sechs Wochen Pilotprojekt mit Ihren Schlüsseln', lede: pilot.summary },
    {
      id: 'footprint',
      heading: 'Was Sie installieren und wer es betreibt',
      lede: `Rechnen Sie mit ${marked.footprint} und ${marked.effort}, nach Rolle aufgeteilt in den [technischen Daten](/platform/architecture).`,
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
          text: `Dafür sind ${referenceLayout.nodes} Knoten an ${referenceLayout.sites} Standorten ausgelegt, und weil Sie sie betreiben, ist das ein Planwert. Vertraglich gilt für die Steuerungsebene ein ${marked['uptime-platform']}. ${contractTerm('credits')}`,
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
  next: { label: '45-minütige Demo vereinbaren', to: startDemo.to },
} as const satisfies PageContent;

export const heroFacts = [
  {
    term: '31. Dezember 2030',
    text: 'Frist im EU-Fahrplan und, bei sehr hohem Schutzbedarf, nach BSI TR-02102-1',
  },
  {
    term: `Pilotprojekt ab ${pilotFrom}`,
    text: `Die Wochen 1 bis ${pilot.freeWeeks} sind kostenlos`,
  },
  { term: `${counts.available} von ${counts.products}`, text: 'sind heute verfügbar' },
] as const;

export const heroGroups = {
  products: 'Produkte',
  services: 'Dienste, auf denen sie aufbauen',
} as const;

export const featuredSection = {
  id: 'featured',
  heading: 'Kundennamen ersetzen, bevor sie ein KI-Modell erreichen',
  lede: 'Regeln ersetzen Nummern nach ihrer Form und Namen aus Ihren Listen durch Platzhalter. Jeder KI-Anbieter liest nur seinen Teil.',
  early: 'Vorabzugang: neue Versionen zuerst.',
} as const;

export const serviceWords = { hosted: 'Läuft bei', priced: 'Preis', under: 'Nötig für' } as const;

const [sandboxStep, pilotStep, yearStep] = english.priceSteps;

export const priceSteps = [
  {
    ...sandboxStep,
    step: 'Sandbox',
    price: dollars(0),
    text: `${marked['free-tier']}, ohne Kreditkarte, ohne SLA. Nur synthetische Daten, nach ${sandbox.retentionHours} Stunden gelöscht.`,
  },
  {
    ...pilotStep,
    step: 'Sechs Wochen Pilotprojekt',
    price: marked['quote-pilot'],
    text: `${claims['quote-pilot'].scope}, für ein Team und ein Produkt; wird auf den ersten Auftrag angerechnet.`,
  },
  {
    ...yearStep,
    step: 'Erstes Jahr im Betrieb',
    price: marked['quote-first-year'],
    text: `Drei Knoten, 500 bis ${grouped(5_000)} Personen und Support zu Geschäftszeiten, ohne Hardware und Ihr Personal. Bis ${grouped(20_000)} Personen: ${priceRange('larger')}, bis ${grouped(100_000)}: ${priceRange('largest')}.`,
  },
] as const;

export const pilotTable = {
  caption: `Das Pilotprojekt in ${pilot.weeks} Wochen: was beide Seiten beitragen und womit jeder Abschnitt endet`,
  columns: ['Abschnitt', 'Preis', 'Ihr Beitrag', 'Unser Beitrag', 'Ergebnis'],
} as const;

export const quoteText = `Ein Angebot berücksichtigt ${listOf(each(quoteItems, 'item'))}. Support zu Geschäftszeiten ist enthalten. Ihr Angebot kommt innerhalb von ${replyWithin('quote-or-pilot')}.`;

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
    'An Northharbor Mills: Klausel 4 der Police 2291-B deckt den Schaden in Bergen. Bitte schicken Sie uns die Reparaturrechnung und zwei Fotos. Wir melden uns innerhalb einer Woche.',
  limit: 'Ein Name wird nur gefunden, wenn eine Regel ihn beschreibt.',
} as const;

export const aiLog = {
  title: 'Protokoll, Frage 118',
  lines: [
    { mark: '14:02', text: '3 Namen und Nummern ersetzt' },
    { mark: '14:02', text: 'Teile an Modell A, B und C' },
    { mark: '14:03', text: 'Antworten verbunden, Namen eingesetzt', tone: 'ok' },
    { mark: '14:03', text: 'mit Ihrem Schlüssel signiert' },
  ],
} as const;

export const mailSample = {
  title: 'Entwurf Kaufvertrag',
  heads: [{ term: 'An', value: 'ida@harbor.example' }],
  text: 'Ida,\n\nKlausel 9 ist bei uns noch offen. Deine Antwort wird ebenfalls versiegelt.\n\nAnders',
  checks: [
    'Externe Adresse: geschützte Seite',
    'Kennzeichnung „Vertrag“: 30 Tage',
    'Antwort wird versiegelt',
  ],
} as const;

export const shareSample = {
  name: 'grundriss.pdf',
  detail: `4,1 MB, Wiederherstellungsschlüssel in ${shares.total} Teilen`,
  rules: [
    { term: 'Für', value: 'survey@site.example' },
    { term: 'Läuft ab', value: 'heute um 18:00 Uhr oder nach einmaligem Öffnen' },
    { term: '14:10', value: 'geöffnet, Schlüsselhülle gelöscht', tone: 'ok' },
    { term: '18:04', value: 'erneut angefragt: abgelehnt', tone: 'attack' },
  ],
} as const;

export const comingSamples = {
  backup: [
    { mark: '$', text: 'restore --rehearse', tone: 'ink' },
    { text: `geprüft    40 von ${grouped(18_204)} Objekten` },
    { text: 'identisch  39', tone: 'ok' },
    { text: 'fehlt      1  ledger/2019/q3', tone: 'soon' },
  ],
  call: {
    room: 'Krisenraum',
    people: ['Außendienst 2', 'Bereitschaft', 'Rechtsabteilung'],
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
export const restoreTitle = 'Wiederherstellungstest';
export const protectMessage = 'Diese Nachricht schützen';
export const sendSealed = 'Versiegelt senden';
export const share = 'Teilen';
export const antennas = '12 Antennen, um 22° geschwenkt';
