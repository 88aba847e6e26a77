/* From src/features/request/partner-application/words.ts, as of 21de9850; the same in both: Website. */
import { grouped } from '../../../lib/text/format.ts';

/* Der Antrag auf eine Partnerschaft. */

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
export const partnerSubject = 'Bewerbung um eine Partnerschaft';
export const partnerSubjectOf = 'Bewerbung um eine Partnerschaft - {company}';
