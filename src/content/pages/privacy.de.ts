/* From src/content/pages/privacy.ts, as of d0e68a22. */
import { company } from '../../config/site.ts';
import { longDate } from '../../lib/text/format.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Datenschutzerklärung',
  description: `Was diese Website in Ihrem Browser speichert, was uns erreicht, wenn Sie schreiben, und wie Sie es exportieren oder löschen. Gültig ab ${longDate(company.law.privacy.effective)}.`,
};

export const whatAFormSends = 'Was ein Formular sendet';
export const formSends =
  'Wenn Sie auf die Schaltfläche eines Formulars drücken, gehen seine Felder, der Pfad der Seite und die Zeit über HTTPS an {host}, betrieben {keptBy}. Ein Cookie geht nicht mit. Wir nutzen sie wie eine E-Mail gleichen Inhalts, auf derselben Grundlage und genauso lange. Misslingt das Senden, sagt es die Seite, und Sie können die Nachricht per E-Mail schicken. Eine Kopie bleibt im Postausgang Ihres Browsers.';

export const whatWeReceive = 'Was wir erhalten';
export const whatFor = 'Wofür';
export const messageUses = {
  requests: [
    'Anfragen nach Demo, Prüfung oder Angebot',
    'Um zu antworten und vorzubereiten, was Sie wünschen',
  ],
  newsletter: ['Bestellungen des Newsletters', 'Um ihn zu schicken, etwa einmal im Monat'],
  other: ['Alles andere', 'Um zu antworten'],
  vulnerabilities: [
    'Meldungen von Sicherheitslücken',
    'Um den Fehler zu beheben und die Entdeckung zu würdigen',
  ],
} as const;
export const applications = {
  both: 'Bewerbungen auf Stellen und als Partner',
  partners: 'Bewerbungen als Partner',
  jobs: 'Bewerbungen auf Stellen',
} as const;
export const applicationsUse = 'Um darüber zu entscheiden';

export const localData = {
  id: 'local-data',
  heading: 'Ihre Daten in diesem Browser',
  text: 'Exportieren schreibt eine JSON-Datei mit allem aus der Tabelle oben, was in diesem Browser liegt. Löschen entfernt alles, auch Ihre Antwort im Cookie-Hinweis, der dann wieder fragt.',
  noScript:
    'JavaScript ist aus, also speichert diese Website nichts Neues. Um zu löschen, was noch da ist, löschen Sie die Daten dieser Website in den Einstellungen Ihres Browsers.',
} as const;

export const privacyRequest = 'Anfrage zum Datenschutz';
