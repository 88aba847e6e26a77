/* From src/content/heads.ts, as of 96bf10a9. */
import { company, site } from '../config/site.ts';
import { longDate } from '../lib/text/format.ts';
import type { PageName } from '../routes.ts';
import { type Head, heads as english } from './heads.ts';

export * from './heads.ts';

export const heads: Readonly<Record<PageName, Head>> = {
  ...english,
  home: {
    title: 'Datensicherheit mit Post-Quanten-Kryptografie',
    description:
      'Schützen Sie Nachrichten, Dateien und Zugriffe mit Post-Quanten-Verschlüsselung nach NIST (ML-KEM, AES-256). Probieren Sie es im Browser aus.',
  },
  about: {
    title: 'Über uns: Schutz vor Quantencomputern',
    description: `Lernen Sie das Team von ${site.name} kennen: was wir schützen und warum, wie wir hierher kamen, wer das Unternehmen leitet und was Sie kaufen können.`,
  },
  privacy: {
    title: 'Datenschutzerklärung',
    description: `Was diese Website in Ihrem Browser speichert, was uns erreicht, wenn Sie schreiben, und wie Sie es exportieren oder löschen. Gültig ab ${longDate(company.law.privacy.effective)}.`,
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: `Wer diese Website nutzen darf, was ihre Aussagen in einem Vertrag bedeuten, die Haftung und das Recht von ${company.jurisdiction.name}. Gültig ab ${longDate(company.law.terms.effective)}.`,
  },
  security: {
    title: 'Sicherheit: TLS 1.3, AES-256 und ML-KEM',
    description:
      'Prüfen Sie, wie Website und Produkte Ihre Daten schützen, was jeder Compliance-Begriff beweist, wer welchen Schlüssel hält und wie Sie Lücken melden.',
  },
  accessibility: {
    title: 'Barrierefreiheit nach WCAG 2.2 AA',
    description:
      'Unser Ziel ist WCAG 2.2 AA, und jede Seite wird automatisch geprüft. Was geprüft ist, welche Fehler bekannt sind und wie Sie uns Barrieren melden.',
  },
  'security-platform': {
    title: 'Sicherheitsplattform mit Schlüsselverwaltung',
    description:
      'Kommunikation, Datensicherheit und Zero Trust mit einer Schlüsselverwaltung: Funktionen, Nutzen und Einsatz nach Branche, mit Beispielen der Konsole.',
  },
  'free-demo': {
    title: 'Kostenlose Demo: Post-Quanten-Sicherheit',
    description:
      'Buchen Sie 45 Minuten mit einer Fachkraft: Live-Demo, Beratung oder Ihr eigener Fall. Was Sie erwartet, was Sie vorbereiten und was andere fragen.',
  },
  'products-solutions': {
    title: 'Post-Quanten-Produkte und Preise',
    description:
      'Sehen Sie jedes Produkt im Einsatz und was schon ausgeliefert wird. Dazu: woraus ein Angebot besteht und wie ein sechswöchiger Pilot abläuft.',
  },
  contact: {
    title: 'Kontakt zu Vertrieb und Support',
    description: `Schreiben Sie uns, rufen Sie an oder besuchen Sie das Büro in ${site.address.city}. Mit Geschäftszeiten in Ihrer Zeitzone und einem Formular für Nachrichten.`,
  },
};

export const notFoundHead: Head = {
  title: 'Seite nicht gefunden',
  description: 'Diese Adresse gehört nicht zu dieser Website.',
};

export const listTitle = '{title}, Seite {page} von {pages}';
export const listDescription = '{description} Das ist Seite {page}.';

export const feedTitle = 'Blog von {name}';

export const llmsSummary =
  'Schutz von Daten mit Post-Quanten-Verschlüsselung: verschlüsselte Nachrichten, Dateispeicher und Zugriffskontrolle nach den veröffentlichten Standards des NIST.';
export const llmsAbout = 'Eine Liste der Themen als einfacher Text, für Programme, die lesen.';
export const feedAbout = 'Die neuesten Artikel des Blogs, vollständig.';
export const openApiAbout = 'Die API, wie eine Maschine sie liest.';
