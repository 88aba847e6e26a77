/* From src/features/request/form-words.ts, as of e235cc66. */

/* Felder mehrerer Formulare, und was dort steht, wo eines leer blieb. */

export const companyName = 'Name des Unternehmens';
export const companyNameRequired = 'Bitte geben Sie den Namen des Unternehmens an';
export const companySize = 'Größe des Unternehmens';
export const industry = 'Branche';
export const securityChallenges = 'Offene Fragen zur Sicherheit';
export const timeline = 'Zeitrahmen';
export const subject = 'Betreff';
export const subjectRequired = 'Bitte geben Sie einen Betreff an';
export const message = 'Nachricht';
export const messageRequired = 'Bitte schreiben Sie eine Nachricht';

/* Auswahl in mehreren Formularen. */

export const people1To50 = '1 bis 50 Beschäftigte';
export const people51To200 = '51 bis 200 Beschäftigte';
export const financial = 'Finanzwesen';
export const healthcare = 'Gesundheitswesen';
export const government = 'Öffentliche Verwaltung';
export const education = 'Bildung';
export const energy = 'Energie';
export const manufacturing = 'Produktion';
export const technology = 'Technologie';
export const other = 'Andere';
export const immediate = 'Sofort (0 bis 3 Monate)';

/* Was mehrere Formulare sagen. */

export const requestDemo = 'Demo vereinbaren';
export const aboutYou = 'Angaben zu Ihnen';
export const submissionFailed = 'Nicht gesendet';
export const requestNotPrepared =
  'Ihre Anfrage ließ sich nicht vorbereiten. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.';
export const requestNotSubmitted =
  'Ihre Anfrage ließ sich nicht senden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.';
export const helloTeam = 'Guten Tag, liebes Team von {vendor},';

/* Kontakt. */

export const sendMessage = 'Nachricht senden';
export const mailAppOpened = 'Weiter im E-Mail-Programm';
export const mailAppOpenedText =
  'Ihr E-Mail-Programm sollte sich jetzt mit der fertigen Nachricht öffnen.';
export const sent = 'Gesendet';
export const sentText = 'Ihre Nachricht ist bei uns angekommen. Wir antworten per E-Mail.';
export const messageNotPrepared =
  'Ihre Nachricht ließ sich nicht vorbereiten. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.';
export const generalInquiry = 'Allgemeine Anfrage';
export const salesInquiry = 'Anfrage an den Vertrieb';
export const supportRequest = 'Anfrage an den Support';

/* Kostenlose Demo. */

export const whatYouProtect = 'Was Sie schützen';
export const businessEmail = 'Geschäftliche E-Mail-Adresse';
export const financialServices = 'Finanzdienstleistungen';
export const governmentAndDefense = 'Verwaltung und Verteidigung';
export const energyAndUtilities = 'Energie und Versorgung';
export const retail = 'Handel';
export const people201To1000 = '201 bis 1.000 Beschäftigte';
export const people1001To5000 = '1.001 bis 5.000 Beschäftigte';
export const peopleOver5000 = 'Über 5.000 Beschäftigte';
export const preferredTime = 'Wunschtermin für die Demo';
export const preferredTimeHint = 'z. B. werktags am Vormittag, mit Ihrer Zeitzone';
export const interestedIn = 'Ich interessiere mich für: ';
export const wantDemo = 'ich möchte eine kostenlose Demo vereinbaren.';
export const pleaseProposeTime = 'Bitte nennen Sie mir einen Termin, der Ihnen passt.';

/* Demo eines Produkts. */

export const name = 'Name';
export const nameRequired = 'Bitte geben Sie Ihren Namen an';
export const product = 'Produkt';
export const wantProductDemo = 'ich möchte ein Produkt in Betrieb sehen.';

/* Eine versiegelte Nachricht. */

export const sealedTitle = 'Versiegelte Nachricht schreiben';
export const sealedSubtitle =
  'Ihr Browser verschlüsselt sie. Das Ergebnis schicken Sie uns per E-Mail.';
export const subjectNotSealed = 'Wird nicht versiegelt und bleibt auf dem ganzen Weg lesbar.';
export const seal = 'Versiegeln und E-Mail öffnen';
export const sealing = 'Wird versiegelt …';
export const notSealed = 'Nicht versiegelt';
export const notSealedText =
  'Ihre Nachricht ließ sich nicht vorbereiten. Es wurde nichts übergeben, und Ihre Eingaben sind noch da.';
