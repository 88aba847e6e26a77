/* From src/features/request/form-words.ts, as of 3961f03d; without {vendor}. */

/* Felder mehrerer Formulare, und was dort steht, wo eines leer blieb. */

export const companyName = 'Name des Unternehmens';
export const companyNameRequired = 'Bitte geben Sie den Namen des Unternehmens an.';
export const companySize = 'Größe des Unternehmens';
export const industry = 'Branche';
export const securityChallenges = 'Offene Fragen zur Sicherheit';
export const timeline = 'Zeitrahmen';
export const subject = 'Betreff';
export const subjectRequired = 'Bitte geben Sie einen Betreff an.';
export const message = 'Nachricht';
export const messageRequired = 'Bitte schreiben Sie eine Nachricht.';

/* Auswahl in mehreren Formularen. */

export const people1To50 = '1 bis 50 Beschäftigte';
export const people51To200 = '51 bis 200 Beschäftigte';
export const financial = 'Finanzwesen';
export const healthcare = 'Gesundheitswesen';
export const government = 'Öffentliche Verwaltung';
export const education = 'Bildung';
export const manufacturing = 'Industrie';
export const technology = 'Technologie';
export const other = 'Andere';
export const immediate = 'Sofort (0 bis 3 Monate)';

/* Was mehrere Formulare sagen. */

export const requestDemo = 'Demo vereinbaren';
export const aboutYou = 'Angaben zu Ihnen';
export const submissionFailed = 'Nicht gesendet';
export const requestNotPrepared =
  'Ihre Anfrage ließ sich nicht vorbereiten. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.';
export const helloTeam = 'Guten Tag,';
