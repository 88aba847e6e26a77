/* From src/content/pages/contact.ts, as of 493c74ff; the same in both: Support. */
import { hoursInSentence } from '../../lib/time/business-hours.ts';
import type { WeeklyHours } from '../../lib/time/weekly-hours.ts';
import { byDelivery } from '../../config/delivery.ts';
import { site } from '../../config/site.ts';
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
    text: 'Für alles, was weder Kauf noch Störung betrifft.',
    reply: replyWithin('general-question'),
  },
  sales: {
    title: 'Vertrieb',
    text: 'Preise, Pilotprojekte und Verträge. Nennen Sie uns Ihre Frist und Ihre Datenmenge.',
    reply: replyWithin('quote-or-pilot'),
  },
  support: {
    title: 'Support',
    text: 'Etwas funktioniert nicht. Nennen Sie uns Produkt und Version, und beschreiben Sie, was geschieht. Enthält Ihr Auftrag Support rund um die Uhr, nennt er eine Nummer, die jederzeit erreichbar ist.',
    reply: replyWithin('general-question'),
  },
} as const;

export const businessHours = {
  ...site.hours,
  of: 'Vertrieb und allgemeine Anfragen',
} as const satisfies WeeklyHours;

export const contactPage = {
  heading: 'Kontakt zu Vertrieb und Support',
  lede: byDelivery({
    mail: 'Fragen Sie nach Produkten und Preisen, oder melden Sie eine Störung. Was Sie hier schreiben, öffnet sich versandfertig in Ihrem E-Mail-Programm.',
    endpoint:
      'Fragen Sie nach Produkten und Preisen, oder melden Sie eine Störung. Ihre Nachricht erreicht uns über HTTPS oder mit Ihrem E-Mail-Programm.',
  }),
  topics: 'Wählen Sie ein Thema',
  answering: hoursInSentence(businessHours, {
    workdays: 'montags bis freitags',
    day: 'am {day}',
    days: 'von {from} bis {to}',
    line: '{days} von {open} bis {close} Uhr',
    sentence: 'Wir antworten {opening} ({zone})',
  }),
  hours: 'Geschäftszeiten',
  copyPhone: 'Nummer kopieren',
  elsewhere: 'So geht es schneller',
} as const;

export const elsewhere = [
  { href: '/free-demo', name: 'Demo vereinbaren', detail: '45 Minuten Fachgespräch' },
  {
    href: '/products-solutions#pricing',
    name: 'Preise',
    detail: 'Wie sich ein Angebot zusammensetzt',
  },
  { href: '/partners', name: 'Partner werden', detail: 'Partnerschaften und Voraussetzungen' },
  { href: '/security#disclosure', name: 'Sicherheitslücke melden', detail: 'Adresse und Ablauf' },
  { href: '/press', name: 'Presse', detail: 'Mitteilungen und Pressepaket' },
  { href: '/careers', name: 'Karriere', detail: 'Offene Stellen' },
] as const;

export const supportHours = {
  heading: 'Support rund um die Uhr',
  text: 'Technischer Support: für Enterprise-Kunden rund um die Uhr, im Standard-Support zu Geschäftszeiten',
} as const;

export const sendMessage = 'Schreiben Sie uns';
export const ourOffice = 'Unser Büro';
export const headquarters = 'Hauptsitz in {place}';
export const copyAddress = 'Anschrift kopieren';
export const openInMaps = 'In der Karte öffnen';
