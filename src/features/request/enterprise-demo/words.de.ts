/* From src/features/request/enterprise-demo/words.ts, as of 62ab9776; the same in both: Zero Trust, Compliance. */
import { grouped } from '../../../lib/text/format.ts';

/* Das Formular für eine Enterprise-Demo. */

export const energy = 'Energie';
export const enterpriseDemo = 'Enterprise-Demo';
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
  'Vielen Dank für Ihr Interesse. Unser Enterprise-Team meldet sich innerhalb von 24 Stunden und vereinbart einen Termin mit Ihnen.';
export const demoNotSubmitted =
  'Ihre Anfrage ließ sich nicht senden. Bitte versuchen Sie es noch einmal.';
export const helloEnterpriseTeam = 'Guten Tag,';
export const wantEnterpriseDemo = 'wir möchten eine Enterprise-Demo sehen.';
export const enterpriseSubject = 'Anfrage: Enterprise-Demo';
