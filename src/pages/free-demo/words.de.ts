/* From src/pages/free-demo/words.ts, as of 9acecbc7. */
import { grouped } from '../../lib/text/format.ts';

/* Das Formular für eine kostenlose Demo. */

export const whatYouProtect = 'Was Sie schützen';
export const businessEmail = 'Geschäftliche E-Mail-Adresse';
export const financialServices = 'Finanzdienstleistungen';
export const governmentAndDefense = 'Verwaltung und Verteidigung';
export const energyAndUtilities = 'Energie und Versorgung';
export const retail = 'Handel';
export const people201To1000 = `201 bis ${grouped(1_000)} Beschäftigte`;
export const people1001To5000 = `${grouped(1_001)} bis ${grouped(5_000)} Beschäftigte`;
export const peopleOver5000 = `Über ${grouped(5_000)} Beschäftigte`;
export const preferredTime = 'Wunschtermin für die Demo';
export const preferredTimeHint = 'z. B. montags bis freitags, vormittags, mit Ihrer Zeitzone';
export const interestedIn = 'Ich interessiere mich für: ';
export const wantDemo = 'ich möchte eine kostenlose Demo vereinbaren.';
export const pleaseProposeTime = 'Bitte nennen Sie mir einen Termin, der Ihnen passt.';
export const freeDemoSubject = 'Anfrage: kostenlose Demo';
export const freeDemoSubjectOf = 'Anfrage: kostenlose Demo - {company}';
