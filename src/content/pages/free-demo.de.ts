/* From src/content/pages/free-demo.ts, as of db6672a9. */
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
    'Buchen Sie 45 Minuten Fachgespräch: Live-Demo, Beratung oder Ihr eigener Fall. Was Sie erwartet, was Sie vorbereiten können und was andere fragen.',
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
    term: 'Unverbindlich',
    text: 'Sie schulden uns nichts, und wir haken nicht nach.',
  },
  {
    sample: true,
    measure: '1:1',
    term: 'Rat aus der Praxis',
    text: 'Sie sprechen mit jemandem, der am Produkt arbeitet. Passt es nicht zu Ihnen, sagen wir das.',
  },
] as const;

export const sessionLegend = ['Ihre Ausgangslage', 'Das Produkt, live', 'Ihre Fragen'] as const;

export const freeDemo = {
  heading: 'Post-Quanten-Sicherheit live sehen',
  lede: `Wir zeigen Ihnen, wie wir Daten verschlüsseln und wiederherstellen und was beim Ausfall eines Knotens passiert. 45 Minuten lang stellen Sie dazu Ihre Fragen. Antwort innerhalb von ${replyWithin('general-question')}.`,
  sections: [
    { id: 'pilot', heading: 'Testen Sie danach sechs Wochen lang', lede: pilot.summary },
    { id: 'formats', heading: 'Wählen Sie, wie Sie die Demo nutzen', points: demoFormats },
    {
      id: 'prepare',
      heading: 'Was Sie schreiben sollten',
      paragraphs: [
        'Hilfreich sind Ihre Branche, wie lange Ihre Daten geheim bleiben müssen und jede Frist, die Ihnen eine Aufsichtsbehörde wie die BaFin gesetzt hat.',
        'Bitte schicken Sie keine Zugangsdaten, Patienten- oder Kundendaten und keine Verschlusssachen. Möchten Sie uns einen Netzplan geben, fragen Sie uns nach einem Link zum Hochladen.',
      ],
    },
    { id: 'what-to-expect', heading: 'Was Sie erwartet', points: expectations },
    {
      id: 'faq',
      heading: 'Häufige Fragen vor einer Demo',
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
          term: 'Passt es zu BSI TR-02102 und CNSA 2.0?',
          text: `Unsere Voreinstellung ist hybrid, X25519 mit ML-KEM-768; hybride Verfahren bevorzugt auch die TR-02102-1 des BSI. Rein klassische Schlüsseleinigung empfiehlt sie nur noch bis Ende 2031, bei sehr hohem Schutzbedarf bis Ende 2030. Auf der Liste von CNSA 2.0 steht die Voreinstellung nicht. Dafür gibt es ein Profil, das nur ${cnsa2.keyEstablishment} und ${cnsa2.signatures} anbietet. [Verfahren nach CNSA 2.0](/solutions/military)`,
        },
        {
          term: 'Was kostet es?',
          text: `Die Demo ist kostenlos, ebenso die Wochen 1 bis ${pilot.freeWeeks} eines Pilotprojekts. Ein erstes Jahr im Betrieb kostet ${marked['quote-first-year']}. [Wie der Preis entsteht](/products-solutions#pricing)`,
        },
        {
          term: 'Können wir es mit unseren Daten testen?',
          text: 'Ja, in einem [Pilotprojekt](/products-solutions#pilot), mit Ihren Schlüsseln. In der Demo verwenden wir synthetische Daten.',
        },
        {
          term: 'Wie kommen wir wieder heraus?',
          text: 'Sie exportieren Schlüssel und Daten in einem dokumentierten Format, und im Pilotprojekt probieren Sie das aus. Auch eine abgelaufene Lizenz hindert Sie nicht daran. [Wenn es uns nicht mehr gibt](/security#without-us)',
        },
        {
          term: 'Wer hilft uns nachts?',
          text: `Enterprise-Kunden, deren Auftrag Support rund um die Uhr enthält, erreichen uns zu jeder Stunde, alle anderen zu den [Geschäftszeiten](/contact). ${contractTerm('support')}`,
        },
        {
          term: 'Wie schnell antworten Sie?',
          text: `Auf eine Anfrage nach einer Enterprise-Demo innerhalb von ${replyWithin('enterprise-demo')}, auf alles andere hier innerhalb von ${replyWithin('general-question')}.`,
        },
        {
          term: 'Ist es nach FIPS 140-3 validiert?',
          text: `Noch nicht; [den Plan legen wir offen](/security#evidence). Hauptschlüssel verwahren Sie in einem validierten Hardware-Sicherheitsmodul (HSM) Ihrer Wahl. [Unser eigenes Verfahren](${brand.ownAlgorithm.article})`,
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
  securityChallenges:
    'Die Firmware unserer Geräte ist mit RSA signiert, die Geräte laufen 20 Jahre.',
} as const;

export const formHeading = 'Demo anfragen';
export const writeFirst = 'Möchten Sie zuerst schreiben?';
export const requestYours = 'Zum Formular';
export const buyerQuestions = 'Häufige Fragen';
export const sessionMinutes = '{minutes} Minuten';

export const sampleMailTitle = {
  mail: 'Die E-Mail, die Ihr Programm öffnet',
  endpoint: 'Die Nachricht, die wir bekommen',
} as const;
export const sampleMailState = 'Beispiel';
