/* From src/content/pages/products-solutions/suite.ts, as of 959fdff4. */
import { brand } from '../../../config/brand.ts';
import { textIf } from '../../../lib/records.ts';
import { mailClients } from '../../product/deployment.ts';
import { deletion } from '../../product/wrap.ts';
import { type ProductId, products } from '../../products.ts';
import type { Card } from './suite.ts';

export const suite: Readonly<Record<ProductId, Card>> = {
  'private-ai': {
    sample: true,
    name: brand.privateAi.name,
    inSentence: `die ${brand.privateAi.short}`,
    subtitle: 'Mehrere KI-Modelle, und jedes bekommt nur einen Teil',
    description: 'Ihre Frage geht ohne Namen und in Teilen an mehrere KI-Anbieter.',
    features: [
      'Eine Richtlinie für alle Modelle',
      'Felder mit Namen und Nummern werden vor dem Senden ersetzt',
      'Das Protokoll bleibt bei Ihnen',
    ],
    forWhom: 'Teams, die schon heute Arbeitsinhalte in KI-Chats eingeben',
    related: { label: 'Warum Felder besser sind als Filter', to: '/blog/ai-safe-data-protection' },
  },
  backup: {
    sample: true,
    name: 'Backup-Produkt',
    inSentence: 'das Backup-Produkt',
    subtitle: 'Sicherungen, die Ihr Speicheranbieter nicht lesen kann',
    description:
      'Verschlüsselt vor dem Hochladen. Wiederherstellungstests laufen nach Ihrem Plan, mit Bericht.',
    features: [
      'Schlüssel und Kopien liegen getrennt',
      'Regelmäßige Wiederherstellungstests mit Bericht',
      'Neue Schlüsselhüllen für alte Kopien, wenn sich Verfahren ändern',
    ],
    forWhom: 'IT-Abteilungen, die belegen müssen, dass die Wiederherstellung gelingt',
    related: {
      label: 'Wie der Speicher Schlüssel wiederherstellt',
      to: '/platform/learn-about-storage',
    },
    sheet: {
      what: [
        'Eine Sicherung enthält alles, was Sie haben. Darum wird sie auf dem Rechner verschlüsselt, der sie anlegt. Der Speicheranbieter erhält den Geheimtext und die Kennung des Verfahrens, aber weder Schlüssel noch Dateinamen.',
      ],
    },
  },
  'email-add-in': {
    sample: true,
    name: 'Add-in für E-Mail-Schutz',
    inSentence: 'das Add-in für E-Mail-Schutz',
    subtitle: 'Versiegelte E-Mails in Ihrem Office-Paket',
    description: `Eine Schaltfläche neben „Senden“ versiegelt die E-Mail. Externe lesen und antworten auf einer geschützten Seite. ${mailClients}`,
    features: [
      'Kein neues E-Mail-Programm',
      'Geschützte Antwortseite für Externe',
      'Regeln nach Empfänger und Kennzeichnung',
    ],
    forWhom: 'Büros, die Verträge und Akten per E-Mail verschicken',
    related: { label: 'Schutz bei der Übertragung', to: '/platform/data-protection' },
  },
  'chat-voice': {
    sample: true,
    name: 'Sichere Chats und Anrufe',
    inSentence: 'sichere Chats und Anrufe',
    subtitle: `Anrufe und Nachrichten über ${brand.mesh.name}`,
    description:
      'Für Teams, die keine Consumer-Apps nutzen dürfen: Anrufe und Chats mit einem neuen Schlüssel je Sitzung.',
    features: [
      'Hybride Schlüsseleinigung bei jedem Anruf',
      'Nachrichten, die sich auf jedem Gerät selbst löschen',
      'Räume, die einer Gruppe im Verzeichnis zugeordnet sind',
    ],
    forWhom: 'Krisenteams, Vorstände, Außendienst',
    related: { label: 'Das Netz dahinter', to: '/platform/communications' },
    sheet: {
      what: [
        `Nachrichten und Anrufe laufen über ${brand.mesh.name}. Nach jeder Pause beginnt eine neue Sitzung mit neuem Schlüssel.`,
      ],
    },
  },
  'storage-sharing': {
    sample: true,
    name: 'Sichere Dokumentenablage mit Freigabe',
    inSentence: 'die sichere Dokumentenablage mit Freigabe',
    subtitle: 'Links, die ablaufen',
    description:
      'Dateien bleiben verschlüsselt. Bis ein Link abläuft, entscheidet Ihr Schlüsseldienst bei jedem Öffnen.',
    features: [
      'Jeder Link läuft ab: an einem Tag oder nach dem Öffnen',
      'Im Alltag öffnet Ihr Schlüsseldienst die Dateien',
      'Lesebestätigungen in einem Protokoll, das Ihnen gehört',
    ],
    forWhom: 'Teams, die Dateien mit Externen teilen',
    related: {
      label: 'Öffnen im Alltag und Wiederherstellen',
      to: '/platform/learn-about-storage',
    },
    sheet: {
      what: [
        'Dateien werden im Browser oder im Desktop-Client verschlüsselt und liegen, wo Sie wollen. Ein Link berechtigt nur dazu, einen Schlüssel anzufragen; Ihr Schlüsseldienst entscheidet jedes Mal.',
        `Läuft ein Link ab, löscht der Schlüsseldienst dessen Schlüsselhülle. ${deletion.text}`,
      ],
    },
  },
  particlebeam: {
    sample: true,
    name: `${brand.beam.kind} (${brand.beam.name})`,
    inSentence: `die drahtlose Verbindung ${brand.beam.name}`,
    subtitle: 'Verbindungen, wo kein Kabel liegt',
    description:
      'Schall, Licht und Funk bilden zusammen einen verschlüsselten Weg, für Schiffe, Plattformen und Fahrzeuge.',
    features: [
      'Schall-, Licht- und Funkstrecken auf einem Weg',
      'Speichert bei Ausfällen und sendet später weiter',
      `Gleiche Fragmente und Schlüssel wie ${brand.mesh.name}`,
    ],
    forWhom: 'Offshore-Energie, Schifffahrt, abgelegene Stationen',
    related: { label: 'Wo es ans Netz anschließt', to: '/platform/communications' },
    sheet: {
      what: [
        `Unter Wasser überträgt Schall, an der Oberfläche Licht und Funk, zum Satelliten Funk. ${brand.beam.name} verbindet die Strecken, und ${brand.mesh.name} nutzt das Ergebnis als weiteren Weg.`,
      ],
    },
  },
};

const toCompare = textIf(products.length > 1, ' Vergleichen Sie bis zu drei.');

/** Separate from the page's other texts, which the island does not need. */
export const suiteSection = {
  id: 'suite',
  heading: 'Jedes Produkt im Einsatz',
  lede: `Was es kann und ob es verfügbar ist.${toCompare}`,
} as const;

export const demoContact = {
  id: 'demo',
  heading: 'Produkt-Demo anfragen',
  text: 'Wählen Sie das Produkt, und wir antworten mit einem Termin.',
} as const;
