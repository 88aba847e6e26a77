/* From src/content/pages/privacy.ts, as of 98cdacad. */
import { company } from '../../config/site.ts';
import { longDate } from '../../lib/text/format.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Datenschutzerklärung',
  description: `Was diese Website in Ihrem Browser speichert, was wir erhalten, wenn Sie uns schreiben, und wie Sie Ihre Daten exportieren oder löschen. Gültig ab ${longDate(company.law.privacy.effective)}.`,
};

export const whatAFormSends = 'Was ein Formular sendet';
export const formSends =
  'Wenn Sie auf die Schaltfläche eines Formulars klicken, gehen seine Felder, der Pfad der Seite und der Zeitpunkt über HTTPS an {host}, betrieben {keptBy}. Ein Cookie ist nicht dabei. Wir nutzen die Angaben wie eine E-Mail gleichen Inhalts, auf derselben Grundlage und genauso lange. Misslingt das Senden, erfahren Sie das auf der Seite, und Sie können die Nachricht per E-Mail schicken. Eine Kopie bleibt im Postausgang Ihres Browsers.';

export const whatWeReceive = 'Was wir erhalten';
export const whatFor = 'Wofür';
export const messageUses = {
  requests: [
    'Anfragen nach Demo, Prüfung oder Angebot',
    'Um zu antworten und vorzubereiten, was Sie wünschen',
  ],
  newsletter: ['Anmeldungen zum Newsletter', 'Um ihn zu schicken, etwa einmal im Monat'],
  other: ['Alles andere', 'Um zu antworten'],
  vulnerabilities: [
    'Meldungen von Sicherheitslücken',
    'Um die Lücke zu schließen und Sie auf Wunsch zu nennen',
  ],
} as const;
export const applications = {
  both: 'Bewerbungen auf Stellen und um eine Partnerschaft',
  partners: 'Bewerbungen um eine Partnerschaft',
  jobs: 'Bewerbungen auf Stellen',
} as const;
export const applicationsUse = 'Um darüber zu entscheiden';

export const localData = {
  id: 'local-data',
  heading: 'Ihre Daten in diesem Browser',
  text: 'Der Export ist eine JSON-Datei mit allem aus der Tabelle oben, was in diesem Browser liegt, außer der Liste der Konten. Beim Löschen wird alles entfernt, auch Ihre Antwort im Cookie-Hinweis, der dann erneut erscheint.',
  noScript:
    'JavaScript ist ausgeschaltet, deshalb speichert diese Website nichts Neues. Was noch da ist, löschen Sie in den Einstellungen Ihres Browsers.',
} as const;

export const privacyRequest = 'Anfrage zum Datenschutz';
