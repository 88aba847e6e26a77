/* From src/content/pages/free-demo.ts, as of df31292c. */
import { brand } from '../../config/brand.ts';
import { replyWithin } from '../product/buying.ts';
import { pilot } from '../product/pilot.ts';
import { marked } from '../claims.ts';
import { dataPlane, plaintextPath } from '../product/custody.ts';
import { contractTerm } from '../product/contract.ts';
import { cnsa2 } from '../product/world.ts';
import { demoFormats } from './free-demo/formats.ts';
import * as english from './free-demo.ts';
import type { PageContent } from './page-content.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Kostenlose Demo: Post-Quanten-Sicherheit',
  description:
    'Buchen Sie 45 Minuten Fachgespräch: Live-Demo, Beratung oder Ihr eigener Fall. Was Sie erwartet, was Sie vorbereiten und was andere fragen.',
};

export const expectations = [
  {
    sample: true,
    measure: '45',
    term: 'Termin von 45 Minuten',
    text: 'Zu einer Zeit, die Ihnen passt, mit Ihren eigenen Fragen.',
  },
  {
    sample: true,
    measure: '0',
    term: 'Ohne Verpflichtung',
    text: 'Sie schulden uns nichts, und wir laufen Ihnen nicht nach.',
  },
  {
    sample: true,
    measure: '1:1',
    term: 'Rat aus der Praxis',
    text: 'Sie sprechen mit jemandem, der am Produkt arbeitet und es sagt, wenn es nicht passt.',
  },
] as const;

export const sessionLegend = ['Ihre Lage', 'Das Produkt, live', 'Ihre Fragen'] as const;

export const freeDemo = {
  heading: 'Post-Quanten-Sicherheit live sehen',
  lede: `Sehen Sie zu, wie wir verschlüsseln, wiederherstellen und einen Knoten verlieren, und fragen Sie 45 Minuten lang, was Sie wollen. Antwort innerhalb von ${replyWithin('general-question')}.`,
  sections: [
    { id: 'pilot', heading: 'Testen Sie danach sechs Wochen lang', lede: pilot.summary },
    { id: 'formats', heading: 'Wählen Sie, wie Sie die Demo nutzen', points: demoFormats },
    {
      id: 'prepare',
      heading: 'Was Sie schreiben sollten',
      paragraphs: [
        'Nennen Sie Ihre Branche, wie lange Ihre Datensätze geheim bleiben müssen, und jede Frist, die Ihnen eine Aufsichtsbehörde gesetzt hat.',
        'Bitte keine Zugangsdaten, Patienten- oder Kundendaten und keine Verschlusssachen. Für einen Netzplan fragen Sie zuerst, und wir schicken Ihnen einen Link zum Hochladen.',
      ],
    },
    { id: 'what-to-expect', heading: 'Was Sie erwartet', points: expectations },
    {
      id: 'faq',
      heading: 'Was vor einer Demo gefragt wird',
      points: [
        {
          term: 'Haben Sie unsere Schlüssel?',
          text: `Nein. ${dataPlane.text} [Wer was hat](/security#who-holds-what)`,
        },
        {
          term: 'Wohin gelangt der Klartext?',
          text: `${plaintextPath.library} ${plaintextPath.http}`,
        },
        {
          term: 'Ist es bereit für CNSA 2.0?',
          text: `Das Profil dafür bietet nur ${cnsa2.keyEstablishment} und ${cnsa2.signatures}, während unsere Voreinstellung, hybrid aus X25519 und ML-KEM-768, nicht auf der Liste steht. [Verfahren nach CNSA 2.0](/solutions/military)`,
        },
        {
          term: 'Was kostet es?',
          text: `Die Demo ist kostenlos, Woche 1 bis ${pilot.freeWeeks} eines Pilotprojekts auch; ein erstes Jahr im Betrieb kostet ${marked['quote-first-year']}. [Wie der Preis entsteht](/products-solutions#pricing)`,
        },
        {
          term: 'Können wir es mit unseren Daten testen?',
          text: 'Ja, in einem [Pilotprojekt](/products-solutions#pilot) mit Ihren Schlüsseln; die Demo selbst nutzt künstliche Daten.',
        },
        {
          term: 'Wie kommen wir wieder heraus?',
          text: 'Sie exportieren Schlüssel und Daten in einem dokumentierten Format, was das Pilotprojekt prüft und eine abgelaufene Lizenz nie verhindert. [Wenn es uns nicht mehr gibt](/security#without-us)',
        },
        {
          term: 'Wer hilft nachts?',
          text: `Unternehmenskunden erreichen den technischen Support rund um die Uhr, alle anderen schreiben zu [Geschäftszeiten](/contact). ${contractTerm('support')}`,
        },
        {
          term: 'Wie schnell antworten Sie?',
          text: `Auf eine Anfrage nach einer Unternehmens-Demo innerhalb von ${replyWithin('enterprise-demo')}, auf alles andere hier innerhalb von ${replyWithin('general-question')}.`,
        },
        {
          term: 'Ist es nach FIPS 140-3 validiert?',
          text: `Noch nicht; [den Plan legen wir offen](/security#evidence). Hauptschlüssel verwahren Sie in einem validierten Hardwaremodul Ihrer Wahl. [Unser eigenes Verfahren](${brand.ownAlgorithm.article})`,
        },
      ],
    },
  ],
  next: { label: 'Kontakt aufnehmen', to: '/contact' },
} as const satisfies PageContent;

export const pilotStages = {
  label: 'Das Pilotprojekt Woche für Woche',
  to: '/products-solutions#pilot',
} as const;

export const sampleAnswers = {
  ...english.sampleAnswers,
  jobTitle: 'Sicherheitsarchitektin',
  preferredTime: 'montags bis freitags, vormittags',
  securityChallenges: 'Geräte-Firmware mit RSA signiert, seit 20 Jahren im Einsatz.',
} as const;

export const formHeading = 'Demo anfragen';
export const writeFirst = 'Möchten Sie zuerst schreiben?';
export const requestYours = 'Demo vereinbaren';
export const buyerQuestions = 'Häufige Fragen';
export const sessionMinutes = '{minutes} Minuten';

export const sampleMailTitle = {
  mail: 'Die E-Mail, die Ihr Programm öffnet',
  endpoint: 'Die Nachricht, die wir bekommen',
} as const;
export const sampleMailState = 'Beispiel';
