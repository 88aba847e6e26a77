/* From src/content/pages/contact.ts, as of 4862d05d. */
import { type Weekday, weekdays, type WeeklyHours } from '../../lib/time/business-hours.ts';
import { byDelivery } from '../../config/delivery.ts';
import { isPublished } from '../../config/is-published.ts';
import { site } from '../../config/site.ts';
import { shortTimeOfDay, weekdayName } from '../../lib/text/format.ts';
import { replyWithin } from '../product/buying.ts';

export { contactCards } from './contact.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Kontakt zu Vertrieb und Support',
  description: `Schreiben Sie uns, rufen Sie an oder besuchen Sie das Büro in ${site.address.city}. Mit Geschäftszeiten in Ihrer Zeitzone und einem Formular für Nachrichten.`,
};

export const contactWords = {
  general: {
    title: 'Allgemeine Anfragen',
    text: 'Alles, was kein Kauf und keine Störung ist.',
    reply: replyWithin('general-question'),
  },
  sales: {
    title: 'Vertrieb',
    text: 'Preise, Pilotprojekte und Verträge. Nennen Sie uns Ihre Frist und die Menge Ihrer Daten.',
    reply: replyWithin('quote-or-pilot'),
  },
  support: {
    title: 'Support',
    text: 'Etwas funktioniert nicht. Nennen Sie uns Produkt, Version und was Sie gesehen haben. Unternehmenskunden haben im Auftrag eine Nummer, die rund um die Uhr erreichbar ist.',
    reply: replyWithin('general-question'),
  },
} as const;

export const businessHours = {
  ...site.hours,
  of: 'Vertrieb und allgemeine Anfragen',
} as const satisfies WeeklyHours;

const [firstLine] = businessHours.days;
if (!firstLine) throw new Error('src/config/site.ts: site.hours.days is empty');

const clock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return shortTimeOfDay((60 * hours + minutes) % 1440).replace(/^0|:00$/g, '');
};
const { from, to, open, close } = firstLine;
const nameOf = (day: Weekday) => weekdayName(weekdays.indexOf(day));
const days =
  from === 'Monday' && to === 'Friday'
    ? 'montags bis freitags'
    : `von ${nameOf(from)} bis ${nameOf(to)}`;

export const contactPage = {
  heading: 'Kontakt zu Vertrieb und Support',
  lede: byDelivery({
    mail: 'Fragen Sie nach Produkten, Preisen oder einem Fehler. Was Sie hier schreiben, öffnet sich versandfertig in Ihrem E-Mail-Programm.',
    endpoint:
      'Fragen Sie nach Produkten, Preisen oder einem Fehler. Ihre Nachricht erreicht uns über HTTPS oder mit Ihrem E-Mail-Programm.',
  }),
  topics: 'Wählen Sie ein Thema',
  answering: `Wir antworten ${days} von ${clock(open)} bis ${clock(close)} Uhr (${businessHours.label})`,
  hours: 'Geschäftszeiten',
  copyPhone: 'Nummer kopieren',
  elsewhere: 'Kürzere Wege zu einer Antwort',
} as const;

export const elsewhere = [
  { href: '/free-demo', name: 'Demo ansehen', detail: '45 Minuten mit einer Fachkraft' },
  { href: '/products-solutions#pricing', name: 'Preise', detail: 'Was ein Angebot bestimmt' },
  { href: '/partners', name: 'Partner werden', detail: 'Arten und Voraussetzungen' },
  { href: '/security', name: 'Sicherheitslücke melden', detail: 'Adresse und Regeln' },
  { href: '/press', name: 'Presse', detail: 'Mitteilungen und Pressepaket' },
  { href: '/careers', name: 'Stellen', detail: 'Offene Stellen' },
].filter(({ href }) => isPublished(href));

export const supportHours = {
  heading: 'Support rund um die Uhr',
  text: 'Technischer Support: für Unternehmenskunden rund um die Uhr, im Standard-Support zu Geschäftszeiten',
} as const;

export const sendMessage = 'Schreiben Sie uns';
export const ourOffice = 'Unser Büro';
export const headquarters = 'Hauptsitz in {place}';
export const copyAddress = 'Anschrift kopieren';
export const openInMaps = 'In der Karte öffnen';
