/* From src/content/request-words.ts, as of 26850258. */
export const requestTechnicalDemo = 'Technische Demo vereinbaren';
export const requestDemo = 'Demo vereinbaren';
export const contactEngineers = 'Entwicklungsteam fragen';
export const scheduleDemo = 'Demo vereinbaren';
export const startTrial = 'Kostenlos testen';
export const requestPilot = 'Pilotprojekt anfragen';
export const getStarted = 'Loslegen';
export const getStartedFree = 'Kostenlos loslegen';
export const getApiKey = 'API-Schlüssel anfordern';
export const getClientPackage = 'Client-Paket anfordern';
export const viewDocumentation = 'Dokumentation ansehen';
export const readDocs = 'Dokumentation lesen';
export const seeSamples = 'Beispiele ansehen';
export const requestDocumentation = 'Weitere Dokumentation anfordern';
export const githubExamples = 'Beispiele auf GitHub';
export const viewExamples = 'Beispiele ansehen';
export const requestExample = 'Weiteres Beispiel anfordern';
export const talkToExpert = 'Mit Fachleuten sprechen';
export const requestBriefing = 'Gespräch für die Führungsebene vereinbaren';
export const requestClassifiedDemo = 'Vertrauliche Demo anfragen';
export const askForEvidence = 'Nachweise anfordern';
export const requestDocuments = 'Unterlagen anfordern';
export const reportBarrier = 'Barriere melden';
export const askForTerms = 'Bedingungen anfordern';
export const proposeCollaboration = 'Zusammenarbeit vorschlagen';
export const privacyRequest = 'Anfrage zum Datenschutz';
export const sendMediaInquiry = 'Presseanfrage senden';
export const askAboutRelease = 'Zu dieser Mitteilung fragen';
export const sendApplication = 'Initiativbewerbung senden';
export const contactPartnerTeam = 'Partnerteam fragen';
export const scheduleCall = 'Gespräch vereinbaren';
export const reportMistake = 'Fehler melden';
export const sendToAuthors = 'An die Redaktion schicken';
export const askUs = 'Fragen Sie uns';
export const requestCopy = 'Exemplar anfordern';
export const startFreeDemo = 'Kostenlose Demo starten';

export const you = 'Name:\nUnternehmen:\nPosition:';

export const technicalDemoMail = `wir möchten eine technische Demo von {mesh} mit jemandem aus der Entwicklung.

{you}
Beteiligte Standorte und Verbindungen:
Ausfälle, die wir sehen möchten:`;

export const engineeringTeamMail = `wir haben eine Frage an das Entwicklungsteam von {mesh}:

{you}
Was wir heute betreiben:`;

export const encryptionDemoMail =
  'wir möchten eine Demo Ihrer Verschlüsselung.\n\n{you}\nAlgorithmen, die wir heute nutzen:\nWie lange unsere Daten geheim bleiben müssen:';

export const encryptionTrialMail = `wir möchten die Verschlüsselung mit eigenen Testdaten ausprobieren.
{trial}

{you}
Programmiersprachen und Plattformen:`;

export const storageDemoMail =
  'wir möchten eine Demo des sicheren Speichers mit Teilschlüsseln, einschließlich Wiederherstellung.\n\n{you}\nGeplanter Aufbau (Cloud, eigene Rechenzentren, gemischt):';

export const storageTrialMail = `wir möchten den Speicher mit Testdaten ausprobieren.
{trial}

{you}
Menge und Art der Daten:`;

export const accessDemoMail = `wir möchten eine Demo der Zugriffskontrolle mit Regeln wie unseren.

{you}
Verzeichnis und Identitätsanbieter:`;

export const accessTrialMail = `wir möchten die Zugriffskontrolle mit einer kleinen Gruppe ausprobieren.
{trial}

{you}
Zahl der Personen und Anwendungen:`;

export const trialMail = `wir möchten den Schutz unserer Daten ausprobieren, bevor wir uns entscheiden.
{trial}

{you}
Beginnen mit (gespeichert, unterwegs, in Gebrauch):`;

export const pilotMail = `wir möchten ein Pilotprojekt von {weeks} Wochen mit eigenen Schlüsseln planen.

{you}
Team und Datenbestand für den Anfang:
Cloud-Konto oder Hardware:`;

export const getStartedFreeMail = `bitte richten Sie uns den kostenlosen Tarif ein.

Name:
Unternehmen, falls vorhanden:
Was wir bauen oder schützen möchten:`;

export const apiKeyMail = `bitte stellen Sie mir einen Testschlüssel für den kostenlosen Tarif aus.

Name:
Unternehmen, falls vorhanden:
Erwartete Aufrufe im Monat:`;

export const documentationAccessMail =
  'die öffentliche Dokumentation beantwortet diese Frage nicht:\n\n{you}';

export const githubExamplesMail = `bitte geben Sie uns Zugang zu den Repositorys mit Beispielen.

Name:
GitHub-Konto:
Programmiersprachen und Frameworks:`;

export const viewExamplesMail =
  'bitte schicken Sie uns Beispiele für diesen Fall:\n\nName:\nProgrammiersprache und Framework:';

export const developerDemoMail =
  'wir möchten eine Demo für die Entwicklung, mit Code.\n\n{you}\nTechnik, die wir einsetzen:';

export const demoMail = `ich möchte mit Fachleuten sprechen und eine Demo sehen.

{you}
Was wir schützen möchten:`;

export const executiveBriefingMail = `ich möchte ein Gespräch für die Führungsebene: was jetzt fällig ist, was warten kann und was es kostet.

{you}
Wer teilnimmt:
Anstehende Entscheidung:`;

export const militaryBriefingMail = `ich möchte ein vertrauliches Gespräch.

Behörde:
Position:
Bevorzugter sicherer Kanal:`;

export const noSecretsByMail =
  'E-Mails sind nicht für Verschlusssachen oder kontrollierte Informationen: Schreiben Sie nur, dass Sie ein Gespräch möchten.';

export const evidenceMail = `bitte schicken Sie uns die angekreuzten Unterlagen, mit Umfang und Datum:
[ ] Prüfberichte und Zertifikate
[ ] Penetrationstest, Zusammenfassung
[ ] SBOM der aktuellen Version
[ ] Status der Steuerungsebene, letzte zwölf Monate
[ ] Nachweise zu diesen Aussagen:

{you}
Vertraulichkeitsvereinbarung geschlossen (ja oder nein):`;

export const barrierMail = `auf Ihrer Website bin ich auf eine Barriere gestoßen.

Seite:
Was ich tun wollte:
Was stattdessen geschah:
Browser und gegebenenfalls Hilfstechnik:

Name (falls Sie mich in der Antwort so ansprechen sollen):`;

export const insuranceTermsMail =
  'bitte schicken Sie mir die Bedingungen der Versicherung: Versicherer, Voraussetzungen, Höchstbeträge und Ausschlüsse.\n\n{you}';

export const researchCollaborationMail = `ich möchte mit Ihnen daran arbeiten:

Name:
Einrichtung:
Veröffentlichungen:`;

export const privacyMail = `meine Anfrage zu den E-Mails, die Sie von dieser Adresse haben (Auskunft, Berichtigung, Löschung, Kopie, Widerspruch):

Name:
Land oder Bundesstaat, in dem ich lebe:`;

export const mediaInquiryMail = `Medium:
Redaktionsschluss, mit Zeitzone:
Sprache der Zitate:

Fragen:

Name:`;

export const generalApplicationMail = `Was ich gern tun würde:
Etwas, das ich gebaut habe:
Wo ich arbeiten kann:

Name:

Vor dem Senden:
[ ] Lebenslauf angehängt
[ ] Kein Foto, kein Geburtsdatum`;

export const partnerInquiryMail = `wir haben eine Frage zum Partnerprogramm:

{you}
Märkte, in denen wir tätig sind:`;

export const partnerCallMail = `ich möchte ein Gespräch über das Partnerprogramm. Diese Zeiten passen mir:

1. Datum und Uhrzeit:
2. Datum und Uhrzeit:
3. Datum und Uhrzeit:

{you}
Telefon:`;

export const correctionMail = `Artikel:
Was dort steht:
Was richtig ist:
Quelle:

Name, den Sie nennen dürfen:`;

export const mistakeMail =
  'ich glaube, dieser Satz oder dieses Beispiel ist falsch:\n\nRichtig wäre:';

export const askUsMail = 'danach habe ich gesucht und nichts gefunden:';

export const commentMail = 'mein Kommentar zu diesem Artikel:';

export const applicationMail = `ich bewerbe mich auf die Stelle {position}.

Warum diese Stelle:
Etwas, das ich gebaut habe:
Frühester Beginn:

Name:

Vor dem Senden:
[ ] Lebenslauf angehängt
[ ] Kein Foto, kein Geburtsdatum`;

export const publicationMail =
  'bitte schicken Sie mir ein Exemplar von „{title}“.\n\nName:\nEinrichtung:';

export const productMail = `Produkt: {product}
Bitte sagen Sie mir, wie ich es ausprobieren kann und was es kostet.

{you}`;

export const comingProductMail = `Produkt: {product}
Bitte sagen Sie mir, wann es verfügbar ist. Bis dahin brauche ich dazu keine weiteren E-Mails.

{you}`;

export const questionAboutMail =
  'bitte leiten Sie diese Frage an die Person weiter, die das Whitepaper geschrieben hat:';

export const fullEditionMail = `bitte schicken Sie mir die vollständige Ausgabe dieses Whitepapers.

Name:
Unternehmen:
Entscheidung, für die ich es brauche:`;

export const caseTalkMail = `wir haben einen ähnlichen Fall und möchten darüber sprechen.

Name:
Unternehmen:
Was ähnlich ist:
Was anders ist:`;

/* Betreffzeilen. */

export const subjects = {
  technicalDemo: 'Anfrage: technische Demo',
  engineeringTeam: 'Frage an das Entwicklungsteam',
  encryptionDemo: 'Anfrage: Demo der Verschlüsselung',
  encryptionTrial: 'Anfrage: Test der Verschlüsselung',
  storageDemo: 'Anfrage: Demo des Speichers',
  storageTrial: 'Anfrage: Test des Speichers',
  accessDemo: 'Anfrage: Demo der Zugriffskontrolle',
  accessTrial: 'Anfrage: Test der Zugriffskontrolle',
  trial: 'Anfrage: Test',
  pilot: 'Anfrage: Pilotprojekt',
  getStartedFree: 'Kostenlos beginnen',
  apiKey: 'Anfrage: API-Schlüssel',
  documentationAccess: 'Anfrage: Zugang zur Dokumentation',
  githubExamples: 'Anfrage: Beispiele auf GitHub',
  viewExamples: 'Anfrage: Beispiele',
  developerDemo: 'Anfrage: Demo für Entwicklungsteams',
  demo: 'Anfrage: Demo',
  executiveBriefing: 'Anfrage: Demo',
  militaryBriefing: 'Anfrage: Gespräch für Militär und Behörden',
  evidence: 'Anfrage: Nachweise',
  barrier: 'Barriere auf der Website',
  insuranceTerms: 'Anfrage: Versicherungsbedingungen',
  researchCollaboration: 'Zusammenarbeit in der Forschung',
  privacy: 'Anfrage zum Datenschutz',
  mediaInquiry: 'Presseanfrage',
  generalApplication: 'Initiativbewerbung',
  partnerInquiry: 'Frage zum Partnerprogramm',
  partnerCall: 'Anruf zum Partnerprogramm vereinbaren',
  correction: 'Korrektur zu einem Artikel',
} as const;
export const askUsSubject = 'Frage zu Ihrer Website';
export const commentSubject = 'Kommentar zu einem Artikel';
export const mistakeSubject = 'Dokumentation: {title}';
export const applicationSubject = 'Bewerbung - {position}';
export const publicationSubject = 'Anfrage: Veröffentlichung - {title}';
export const productSubject = 'Anfrage: Produktinformation';
export const fullEditionSubject = 'Vollständige Ausgabe - {title}';
export const caseSubject = 'Fallstudie - {title}';
export const authorSubject = 'An die Autorin oder den Autor - {title}';
