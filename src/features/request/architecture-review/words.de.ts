/* From src/features/request/architecture-review/words.ts, as of e67f1af9; the same in both: Budget. */
import { grouped } from '../../../lib/text/format.ts';

/* Das Formular für eine Architekturprüfung. */

export const requestNotSubmitted =
  'Ihre Anfrage ließ sich nicht senden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.';
export const reviewTitle = 'Technische Architekturprüfung';
export const reviewSubtitle =
  'Ihre Angaben lesen Fachleute, und Zero Trust gehört zur Prüfung. Je mehr sie vorher wissen, desto kürzer wird das Gespräch.';
export const youAndOrganization = 'Sie und Ihre Organisation';
export const yourArchitecture = 'Ihre Architektur';
export const personTitle = 'Position';
export const organizationType = 'Art der Organisation';
export const organizationTypeRequired = 'Bitte wählen Sie die Art der Organisation.';
export const enterprise = 'Großunternehmen';
export const militaryOrDefense = 'Militär und Verteidigung';
export const organizationSize = 'Größe der Organisation';
export const organizationSizeRequired = 'Bitte wählen Sie die Größe der Organisation.';
export const small1To100 = 'Klein (1 bis 100 Beschäftigte)';
export const medium101To1000 = `Mittel (101 bis ${grouped(1_000)} Beschäftigte)`;
export const large1001To10000 = `Groß (${grouped(1_001)} bis ${grouped(10_000)} Beschäftigte)`;
export const enterpriseOver10000 = `Sehr groß (über ${grouped(10_000)} Beschäftigte)`;
export const currentInfrastructure = 'Heutige Infrastruktur';
export const currentInfrastructureRequired = 'Bitte beschreiben Sie Ihre heutige Infrastruktur.';
export const securityChallengesRequired =
  'Bitte beschreiben Sie Ihre offenen Fragen zur Sicherheit.';
export const architectureGoals = 'Ziele der Architektur';
export const architectureGoalsRequired = 'Bitte nennen Sie die Ziele Ihrer Architektur.';
export const technicalRequirements = 'Technische Anforderungen';
export const complianceNeeds = 'Vorschriften, die für Sie gelten';
export const short3To6 = 'Kurzfristig (3 bis 6 Monate)';
export const medium6To12 = 'Mittelfristig (6 bis 12 Monate)';
export const longOver12 = 'Langfristig (über 12 Monate)';
export const justExploring = 'Noch offen, wir informieren uns';
export const budget = 'Budget';
export const budgetUnder = 'Unter {amount}';
export const budgetBetween = '{from} bis {to}';
export const budgetOver = 'Über {amount}';
export const toBeDetermined = 'Noch offen';
export const preferredMeetingTime = 'Wunschzeit für das Gespräch';
export const span = '{from} bis {to} Uhr';
export const morning = 'Vormittags ({hours}, {zone})';
export const afternoon = 'Nachmittags ({hours}, {zone})';
export const flexible = 'Flexibel';
export const requestReview = 'Architekturprüfung anfragen';
export const submittingRequest = 'Anfrage wird gesendet …';
export const reviewSubmitted = 'Anfrage übergeben';
export const reviewSubmittedText =
  'Vielen Dank für Ihre Anfrage zur technischen Architekturprüfung. Unser Entwicklungsteam meldet sich innerhalb von 2 Arbeitstagen und vereinbart einen Termin mit Ihnen.';
export const helloEngineers = 'Guten Tag,';
export const wantReview = 'wir möchten unsere Architektur technisch prüfen lassen.';
export const contactHeading = 'KONTAKT';
export const organizationHeading = 'ORGANISATION';
export const architectureHeading = 'ARCHITEKTUR';
export const requirementsHeading = 'ANFORDERUNGEN';
export const timelineHeading = 'ZEITRAHMEN UND BUDGET';
export const reviewSubject = 'Anfrage: technische Architekturprüfung';
export const reviewSubjectOf = 'Anfrage: technische Architekturprüfung - {company}';
