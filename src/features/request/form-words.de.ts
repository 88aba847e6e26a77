/* From src/features/request/form-words.ts, as of 5f904901; without {vendor}; the same in both: Name, Budget, Zero Trust, Compliance, Website. */
import { grouped } from '../../lib/text/format.ts';

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
export const energy = 'Energie';
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
export const requestNotSubmitted =
  'Ihre Anfrage ließ sich nicht senden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.';
export const helloTeam = 'Guten Tag,';

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
export const people201To1000 = `201 bis ${grouped(1_000)} Beschäftigte`;
export const people1001To5000 = `${grouped(1_001)} bis ${grouped(5_000)} Beschäftigte`;
export const peopleOver5000 = `Über ${grouped(5_000)} Beschäftigte`;
export const preferredTime = 'Wunschtermin für die Demo';
export const preferredTimeHint = 'z. B. montags bis freitags, vormittags, mit Ihrer Zeitzone';
export const interestedIn = 'Ich interessiere mich für: ';
export const wantDemo = 'ich möchte eine kostenlose Demo vereinbaren.';
export const pleaseProposeTime = 'Bitte nennen Sie mir einen Termin, der Ihnen passt.';

/* Demo eines Produkts. */

export const name = 'Name';
export const nameRequired = 'Bitte geben Sie Ihren Namen an.';
export const product = 'Produkt';
export const wantProductDemo = 'ich möchte ein Produkt im Einsatz sehen.';

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

/* Architekturprüfung. */

export const reviewTitle = 'Technische Architekturprüfung';
export const reviewSubtitle =
  'Ihre Angaben lesen Fachleute. Je mehr sie vorher wissen, desto kürzer wird das Gespräch.';
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

/* Demo für Großunternehmen. */

export const enterpriseDemo = 'Demo für Großunternehmen';
export const enterpriseDemoSubtitle =
  'Mit einer Last wie bei Ihnen und mit den Menschen, die das System betreiben würden.';
export const whatYouNeed = 'Was Sie brauchen';

export const people201To500 = '201 bis 500 Beschäftigte';
export const people501To1000 = `501 bis ${grouped(1_000)} Beschäftigte`;
export const peopleOver1000 = `Über ${grouped(1_000)} Beschäftigte`;
export const defense = 'Verteidigung';
export const useCase = 'Einsatzgebiet';
export const dataProtection = 'Datensicherheit';
export const communications = 'Kommunikation';
export const zeroTrust = 'Zero Trust';
export const compliance = 'Compliance';
export const quantumReadiness = 'Vorbereitung auf Quantencomputer';
export const multiple = 'Mehrere';
export const shortTerm3To6 = 'Kurzfristig (3 bis 6 Monate)';
export const mediumTerm6To12 = 'Mittelfristig (6 bis 12 Monate)';
export const longTermOver12 = 'Langfristig (über 12 Monate)';
export const evaluating = 'Wir prüfen noch';
export const securityRequirements = 'Anforderungen an die Sicherheit';
export const additionalInformation = 'Weitere Angaben';

export const requestEnterpriseDemo = 'Demo vereinbaren';
export const submitting = 'Wird gesendet …';
export const requiredMissing = 'Pflichtfelder fehlen';
export const requiredMissingText =
  'Bitte füllen Sie alle Pflichtfelder aus (Vorname, Nachname, E-Mail, Unternehmen).';
export const demoSubmitted = 'Anfrage übergeben';
export const demoSubmittedText =
  'Vielen Dank für Ihr Interesse. Unser Team für Großunternehmen meldet sich innerhalb von 24 Stunden und vereinbart einen Termin mit Ihnen.';
export const demoNotSubmitted =
  'Ihre Anfrage ließ sich nicht senden. Bitte versuchen Sie es noch einmal.';

export const helloEnterpriseTeam = 'Guten Tag,';
export const wantEnterpriseDemo = 'wir möchten eine Demo für Großunternehmen sehen.';

/* Bewerbung um eine Partnerschaft. */

export const partnerApplication = 'Um eine Partnerschaft bewerben';
export const partnerApplicationSubtitle = 'Wer Sie sind und was Sie wo installiert haben.';
export const yourCompany = 'Ihr Unternehmen';
export const whomWeWriteTo = 'An wen wir schreiben';
export const yourBusiness = 'Ihr Geschäft';

export const website = 'Website';
export const websiteHint = 'Mit oder ohne https://';
export const partnerType = 'Art der Partnerschaft';
export const partnerTypeRequired = 'Bitte wählen Sie die Art der Partnerschaft.';
export const securityIntegrator = 'Integration von Sicherheitssystemen';
export const globalReseller = 'Weltweiter Wiederverkauf';
export const technologyPartner = 'Technologie';
export const consultingPartner = 'Beratung';
export const companySizeRequired = 'Bitte wählen Sie die Größe des Unternehmens.';
export const startup1To10 = 'Start-up (1 bis 10 Beschäftigte)';
export const small11To50 = 'Klein (11 bis 50 Beschäftigte)';
export const medium51To200 = 'Mittel (51 bis 200 Beschäftigte)';
export const large201To1000 = `Groß (201 bis ${grouped(1_000)} Beschäftigte)`;
export const enterpriseOver1000 = `Sehr groß (über ${grouped(1_000)} Beschäftigte)`;
export const targetMarkets = 'Zielmärkte';
export const targetMarketsHint = 'Länder oder Regionen';
export const industryExperience = 'Erfahrung in der Branche';
export const companyDescription = 'Beschreibung des Unternehmens';
export const companyDescriptionRequired = 'Bitte beschreiben Sie Ihr Unternehmen.';

export const submitApplication = 'Bewerbung senden';
export const submittingApplication = 'Bewerbung wird gesendet …';
export const applicationSubmitted = 'Bewerbung übergeben';
export const applicationSubmittedText =
  'Vielen Dank für Ihr Interesse an einer Partnerschaft mit {vendor}. Wir prüfen Ihre Bewerbung und melden uns innerhalb von 2 Arbeitstagen.';
export const applicationNotSubmitted =
  'Ihre Bewerbung ließ sich nicht senden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.';

export const helloPartnerTeam = 'Guten Tag,';
export const wantToPartner = 'wir möchten am Partnerprogramm teilnehmen.';
export const followUpAsked =
  'Die Nachricht bittet unser Team, sich innerhalb von 24 Stunden zu melden.';
export const pleaseFollowUp = 'Bitte melden Sie sich innerhalb von 24 Stunden bei uns.';

/* Betreffzeilen. */

export const partnerSubject = 'Bewerbung um eine Partnerschaft';
export const partnerSubjectOf = 'Bewerbung um eine Partnerschaft - {company}';
export const reviewSubject = 'Anfrage: technische Architekturprüfung';
export const reviewSubjectOf = 'Anfrage: technische Architekturprüfung - {company}';
export const enterpriseSubject = 'Anfrage: Demo für Großunternehmen';
export const sealedSubject = 'Versiegelte Nachricht';
export const demoSubject = 'Anfrage: Demo';
export const freeDemoSubject = 'Anfrage: kostenlose Demo';
export const freeDemoSubjectOf = 'Anfrage: kostenlose Demo - {company}';
export const contactSubject = 'Nachricht über das Kontaktformular';
