/* From src/content/pages/security-platform.ts, as of cb2ee754; the same in both: Zero Trust. */
import { brand } from '../../config/brand.ts';
import { listOf } from '../../lib/text/grammar.ts';
import { each } from '../../lib/records.ts';
import { marked } from '../claims.ts';
import { controlPlaneOutage } from '../product/availability.ts';
import { integrations, inventories, logFormats } from '../product/deployment.ts';
import { controlPlane, dataPlane } from '../product/custody.ts';
import { agility } from '../product/wrap.ts';
import type { SiteHref, Head } from '../../routes.ts';
import type { Industry } from '../industry-names.ts';
import type { PageContent } from './page-content.ts';

export const head: Head = {
  title: 'Sicherheitsplattform mit Schlüsselverwaltung',
  description:
    'Kommunikation, Datensicherheit und Zero Trust mit einer Schlüsselverwaltung: Funktionen, Nutzen und Einsatz nach Branche, mit Beispielen der Konsole.',
};

export const securityPlatform = {
  heading: 'Eine Sicherheitsplattform für Nachrichten, Dateien und Zugriffe',
  lede: 'Nachrichten, Dateien und Zugriffe teilen sich einen Schlüsseldienst. Ihr Team findet jeden Schlüssel in einer Liste, sperrt ihn an einer Stelle und beantwortet Fragen der Revision aus einem Protokoll.',
  sections: [
    {
      id: 'products',
      heading: 'Drei Lösungen, eine Schlüsselverwaltung',
      lede: 'Beginnen Sie mit einer. Für die nächste sind Schlüssel, Verantwortliche und Protokoll schon da.',
    },
    {
      id: 'capabilities',
      heading: 'Was die Plattform kann',
      points: [
        { term: 'Schlüsselliste', text: `${inventories.keyList} ${inventories.cryptographic}` },
        { term: 'Verfahren an einer Stelle wechseln', text: agility.short },
        {
          term: 'Ein Protokoll',
          text: `Ereignisse zu Schlüsseln, Richtlinien und Sitzungen gelangen der Reihe nach in Ihr SIEM, per ${logFormats}.`,
        },
        { term: 'Eine eigene Datenebene', text: dataPlane.text },
        { term: 'Eine Steuerungsebene ohne Schlüssel', text: controlPlane.text },
        {
          term: 'Offene Standards',
          text: `${listOf(each(integrations, 'standard'))}. Wir testen jeden davon mit jeder Version.`,
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Was Ihnen die Plattform bringt',
      points: [
        {
          term: 'Anhand einer einzigen Liste umstellen',
          text: 'Auf einer Seite steht, welche Ihrer Schlüssel noch RSA nutzen und wer dafür zuständig ist.',
        },
        {
          term: 'Einmal sperren',
          text: 'Ein verlorenes Gerät hat mit einem Schritt keinen Zugriff mehr auf E-Mails, Nachrichten und Dateien.',
        },
        {
          term: 'Fragen der Revision mit einer Suche beantworten',
          text: 'Wer was geöffnet hat, steht in einem Protokoll und nicht in drei Exporten.',
        },
        {
          term: 'Ihre Arbeit geht ohne uns weiter',
          text: `Für unsere Steuerungsebene gilt ein ${marked['uptime-platform']}. ${controlPlaneOutage}`,
        },
        {
          term: 'Einmal installieren',
          text: `${marked.footprint} reichen für alle drei Lösungen, und Ihr Team braucht etwa ${marked.effort}.`,
        },
        {
          term: 'Einen Anbieter prüfen statt drei',
          text: 'Ein Fragebogen und ein Ausstiegstest genügen für Nachrichten, Dateien und Zugriffe.',
        },
      ],
    },
    {
      id: 'stolen-laptop',
      heading: 'Ein gestohlener Laptop ist schneller gesperrt',
      lede: 'Derselbe Abend mit drei getrennten Anbietern und mit einem Schlüsseldienst.',
    },
    {
      id: 'exit',
      heading: 'Nehmen Sie Schlüssel und Daten mit',
      lede: 'Prüfen Sie den Ausstieg vor dem Kauf: In der letzten Woche des Pilotprojekts exportieren Sie Ihre Daten in einem dokumentierten Format, mit eigenen Schlüsseln und ohne unsere Hilfe.',
    },
    { id: 'industries', heading: 'Datensicherheit nach Branche' },
  ],
  next: { label: 'Alle Produkte ansehen', to: '/products-solutions' },
} as const satisfies PageContent;

export const platformProducts = [
  {
    term: 'Kommunikation',
    text: `${brand.mesh.name} versiegelt jede Nachricht und schickt den Geheimtext in Fragmenten über getrennte Wege.`,
    to: '/platform/communications',
  },
  {
    term: 'Datensicherheit',
    text: 'Verschlüsselung, wiederherstellbare Schlüssel und Tokenisierung für Dateien, Felder und Sicherungen.',
    to: '/platform/data-protection',
  },
  {
    term: 'Zero Trust',
    text: 'Richtlinien, die jede Anfrage prüfen und eine Entscheidung zurücknehmen können.',
    to: '/platform/zero-trust',
  },
] as const satisfies readonly { term: string; text: string; to: SiteHref }[];

export const stolenLaptop = {
  apart: {
    title: 'Drei Anbieter',
    state: 'offen bis zum Morgen',
    lines: [
      { mark: '19:10', text: 'Identitätsteam beendet die Anmeldung' },
      { mark: '19:10', text: 'Messenger-Sitzung bleibt offen', tone: 'attack' },
      { mark: '21:30', text: 'Netzteam beendet den Messenger' },
      { mark: '08:05', text: 'Dateischlüssel auf der Platte gesperrt', tone: 'attack' },
    ],
  },
  joined: {
    title: 'Ein Schlüsseldienst',
    state: 'in einem Schritt gesperrt',
    lines: [
      { mark: '19:10', text: 'Geräteschlüssel gesperrt', tone: 'ok' },
      { mark: '19:10', text: 'Zugriff auf E-Mail, Messenger und Dateien endet', tone: 'ok' },
      { mark: '19:10', text: 'Protokoll zeigt, was der Laptop öffnen konnte' },
    ],
  },
} as const;

export const industryTiles = {
  'financial-services': 'Konten und Handelsdaten',
  healthcare: 'Akten für ein ganzes Leben',
  government: 'Bürgerdaten, feste Fristen',
  manufacturing: 'Konstruktion und Firmware',
  energy: 'Steuerungen für Jahrzehnte',
  technology: 'Kundendaten und Code-Signaturen',
} as const satisfies Record<Industry, string>;

export const seeProducts = 'Produkte ansehen';
export const howPilotEnds = 'Wie das Pilotprojekt endet';
export const startWithOne = 'Beginnen Sie mit einem Produkt';
