/* From src/content/pages/products-solutions/suite.ts, as of 7bd1a0d2. */
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
    subtitle: 'Mehrere KI-Modelle, von denen jedes nur einen Teil sieht',
    description:
      'Aus Ihrer Frage werden Namen entfernt. Dann geht sie in Teilen an mehrere KI-Anbieter.',
    features: [
      'Eine Richtlinie für alle Modelle',
      'Kennzeichnende Felder ersetzt, bevor etwas hinausgeht',
      'Protokoll bleibt bei Ihnen',
    ],
    forWhom: 'Teams, die ihre Arbeit schon heute in KI-Chats einfügen',
    related: { label: 'Warum Felder besser sind als Filter', to: '/blog/ai-safe-data-protection' },
  },
  backup: {
    sample: true,
    name: 'Backup-Produkt',
    inSentence: 'das Backup-Produkt',
    subtitle: 'Sicherungen, die Ihr Speicheranbieter nicht lesen kann',
    description:
      'Es verschlüsselt vor dem Hochladen, und probeweise Wiederherstellungen laufen nach Ihrem Plan und melden, was zurückkam.',
    features: [
      'Schlüssel liegen getrennt von den Kopien',
      'Geplante Probe-Wiederherstellungen mit Bericht',
      'Alte Kopien bekommen neue Hüllen, wenn sich Verfahren ändern',
    ],
    forWhom: 'Administration, die belegen muss, dass Wiederherstellen gelingt',
    related: {
      label: 'Wie der Speicher Schlüssel wiederherstellt',
      to: '/platform/learn-about-storage',
    },
    sheet: {
      what: [
        'In einer Sicherung steckt alles, was Sie haben. Darum wird sie auf der Maschine verschlüsselt, die sie anlegt. Der Speicheranbieter bekommt Geheimtext und die Kennung des Verfahrens, aber keinen Schlüssel und keinen Dateinamen.',
      ],
    },
  },
  'email-add-in': {
    sample: true,
    name: 'Add-in für E-Mail-Schutz',
    inSentence: 'das Add-in für E-Mail-Schutz',
    subtitle: 'Versiegelte E-Mails in Ihrem Office-Paket',
    description: `Eine Schaltfläche neben „Senden“ versiegelt die E-Mail, und Externe lesen und antworten auf einer versiegelten Seite. ${mailClients}`,
    features: [
      'Kein neues E-Mail-Programm',
      'Versiegelte Antwortseite für Externe',
      'Regeln nach Empfänger und Kennzeichnung',
    ],
    forWhom: 'Büros, die Verträge und Akten per E-Mail verschicken',
    related: { label: 'Was unterwegs schützt', to: '/platform/data-protection' },
  },
  'chat-voice': {
    sample: true,
    name: 'Sichere Chats und Anrufe',
    inSentence: 'sichere Chats und Anrufe',
    subtitle: `Anrufe und Nachrichten über ${brand.mesh.name}`,
    description:
      'Für Teams, die keine App für Privatleute nutzen dürfen: Anrufe und Chat mit einem neuen Schlüssel je Sitzung.',
    features: [
      'Hybrider Schlüsselaustausch bei jedem Anruf',
      'Nachrichten, die sich auf jedem Gerät selbst löschen',
      'Räume, die an eine Gruppe im Verzeichnis gebunden sind',
    ],
    forWhom: 'Krisenteams, Vorstände, Außendienst',
    related: { label: 'Das Netz darunter', to: '/platform/communications' },
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
      'Dateien bleiben verschlüsselt, denn ein Link fragt jedes Mal Ihren Schlüsseldienst, bis er abläuft.',
    features: [
      'Jeder Link läuft ab, nach Datum oder nach dem Öffnen',
      'Im Alltag geöffnet von Ihrem Schlüsseldienst',
      'Lesebestätigungen in einem Protokoll, das Ihnen gehört',
    ],
    forWhom: 'Teams, die Dateien nach außen geben',
    related: {
      label: 'Öffnen im Alltag und Wiederherstellen',
      to: '/platform/learn-about-storage',
    },
    sheet: {
      what: [
        'Dateien werden im Browser oder im Desktop-Client verschlüsselt und liegen, wo Sie wollen. Ein Link trägt das Recht, nach einem Schlüssel zu fragen; Ihr Schlüsseldienst entscheidet jedes Mal.',
        `Läuft ein Link ab, löscht der Schlüsseldienst seine Hülle. ${deletion.text}`,
      ],
    },
  },
  particlebeam: {
    sample: true,
    name: `${brand.beam.kind} (${brand.beam.name})`,
    inSentence: `die Funkverbindung ${brand.beam.name}`,
    subtitle: 'Verbindungen, wo kein Kabel hinreicht',
    description:
      'Schall, Licht und Funk, verbunden zu einem verschlüsselten Weg, für Schiffe, Plattformen und Fahrzeuge.',
    features: [
      'Schall-, Licht- und Funkstrecken auf einem Weg',
      'Speichert bei Ausfällen und schickt später weiter',
      `Gleiche Fragmente und Schlüssel wie ${brand.mesh.name}`,
    ],
    forWhom: 'Energie auf See, Schifffahrt, abgelegene Stationen',
    related: { label: 'Wo es ans Netz anschließt', to: '/platform/communications' },
    sheet: {
      what: [
        `Unter Wasser trägt Schall, an der Oberfläche Licht und Funk, zum Satelliten Funk. ${brand.beam.name} verbindet sie, und ${brand.mesh.name} nutzt das Ergebnis als weiteren Weg.`,
      ],
    },
  },
};

const toCompare = textIf(products.length > 1, ', und Sie können bis zu drei vergleichen');

/** Separate from the page's other texts, which the island does not need. */
export const suiteSection = {
  id: 'suite',
  heading: 'Jedes Produkt im Einsatz',
  lede: `Jede Karte sagt, was das Produkt kann und ob es schon ausgeliefert wird${toCompare}.`,
} as const;

export const demoContact = {
  id: 'demo',
  heading: 'Produkt-Demo anfragen',
  text: 'Wählen Sie das Produkt, und wir antworten mit einem Termin.',
} as const;
