/* From src/config/words.ts, as of e4dcc4a9; the same in both: Cookies, Newsletter, Zero Trust, Developer Hub, Blog, {name} Labs. */

export const skipToContent = 'Zum Inhalt';
export const menu = 'Menü';
export const search = 'Suche';
export const searchSite = 'Website durchsuchen';
export const searchDocs = 'Dokumentation durchsuchen';

export const signIn = 'Anmelden';
export const getAccess = 'Zugang erhalten';
export const createAccount = 'Konto anlegen';
export const signOut = 'Abmelden';
export const profileSettings = 'Profil';
export const saveChanges = 'Änderungen speichern';

export const cookies = 'Cookies';
export const allow = 'OK';
export const denyAll = 'Alle ablehnen';
export const imprint = 'Impressum';
export const cookieChoices = 'Cookie-Auswahl';

export const outbox = 'Postausgang';
export const restoreToForm = 'Ins Formular übernehmen';
export const sealMessage = 'Diese Nachricht versiegeln';
export const newsletter = 'Newsletter';

export const postComment = 'Kommentar veröffentlichen';
export const subscribe = 'Neuigkeiten abonnieren';
export const checkFile = 'Datei prüfen';
export const demonstration = 'Vorführung';

export const unexpectedError = 'Unerwarteter Fehler';
export const tryAgain = 'Noch einmal versuchen';
export const reload = 'Neu laden';
export const home = 'Startseite';

export const keepIt = 'Behalten';
export const deleteForGood = 'Endgültig löschen';
export const stoppedByFault =
  'Dieser Teil der Seite funktioniert wegen eines Fehlers von uns nicht mehr. Nachrichten, die Sie uns übergeben haben, liegen noch im Postausgang, und was Sie in Formulare geschrieben haben, steht noch dort.';
export const partNotLoaded =
  'Ein Teil dieser Seite ließ sich nicht laden. Was Sie geschrieben haben, ist noch da.';
export const dialogLoads = 'Der Rest wird geladen. Falls er ausbleibt, schreiben Sie an {email}.';

export const mainMenu = 'Hauptmenü';
export const allPages = 'Alle Seiten';
export const closeMenu = 'Menü schließen';
export const platform = 'Plattform';
export const communications = 'Kommunikation';
export const communicationsHint = 'Verschlüsselt, auf mehreren Wegen';
export const dataProtection = 'Datensicherheit';
export const dataProtectionHint = 'Dateien und Felder, durchgehend verschlüsselt';
export const zeroTrust = 'Zero Trust';
export const zeroTrustHint = 'Jede Anfrage wird geprüft';
export const architecture = 'Architektur';
export const architectureHint = 'Wie Schichten einen Einbruch eindämmen';
export const solutions = 'Lösungen';
export const developers = 'Entwicklung';
export const devSecOps = 'Entwicklung und DevSecOps';
export const developerHub = 'Developer Hub';
export const developersHint = 'SDK, Codebeispiele, kostenloser Einstieg';
export const itLeaders = 'IT-Leitung';
export const itLeadersHint = 'Quantenrisiken, Fristen, Compliance';
export const military = 'Militär';
export const militaryHint = 'Algorithmen und Fristen nach CNSA 2.0';
export const enterprise = 'Finanzbranche';
export const enterpriseHint = 'Datensätze, die lange geheim bleiben';
export const products = 'Produkte';
export const about = 'Über uns';
export const moreLinks = 'Mehr';
export const companyAndHelp = 'Unternehmen und Hilfe';
export const encryption = 'Verschlüsselung';
export const storage = 'Speicher';
export const resources = 'Wissen';
export const docs = 'Dokumentation';
export const api = 'API';
export const blog = 'Blog';
export const whitepapers = 'Whitepaper';
export const caseStudies = 'Fallstudien';
export const labs = '{name} Labs';
export const company = 'Unternehmen';
export const careers = 'Karriere';
export const press = 'Presse';
export const partners = 'Partner';
export const contact = 'Kontakt';
export const privacy = 'Datenschutz';
export const terms = 'Nutzungsbedingungen';
export const security = 'Sicherheit';
export const accessibility = 'Barrierefreiheit';

export const unknownPurpose = 'Unbekannt: Keine Seite dieser Website schreibt das.';
export const setAsidePurpose = 'Beiseitegelegt, weil es nicht lesbar war.';
export const localStorageName = 'Local Storage';
export const sessionStorageName = 'Session Storage';
export const cookieChoicePurpose = 'Ihre Antwort im Cookie-Hinweis.';
export const outboxPurposeByMail =
  'Nachrichten, die Sie hier geschrieben haben, 14 Tage lang, damit keine verloren geht, wenn sich Ihr E-Mail-Programm nicht geöffnet hat.';
export const outboxPurposeByEndpoint =
  'Nachrichten, die Sie hier geschrieben haben, 14 Tage lang, damit keine verloren geht, wenn sie sich nicht senden ließ.';
export const slashKeyPurpose = 'Ob die Taste / die Suche öffnet.';
export const sampleLanguagePurpose =
  'Die Sprache der API-Beispiele, die Sie gewählt haben, bis Sie diesen Tab schließen.';
export const tabDraftsPurpose =
  'Formulare, die Sie begonnen und nicht gesendet haben, ohne Passwörter, bis Sie diesen Tab schließen.';
export const cameFromPurpose =
  'Kampagne, Quelle und Medium aus dem Link zu dieser Website (utm_…), für die letzte Zeile Ihrer Nachrichten, bis Sie diesen Tab schließen.';
export const draftsPurpose = 'Dieselben Formulare, auch nachdem Sie den Tab geschlossen haben.';
export const migrationBriefPurpose = 'Was Sie für den Migrationsplan eingegeben haben.';
export const inventoryMarksPurpose =
  'Welche Zeilen Ihres Inventars Sie als erledigt oder fremd markiert haben, samt Namen.';
export const currentUserPurpose = 'Ihr Profil, solange Sie angemeldet sind, ohne Passwort.';
export const usersPurpose =
  'Konten, die in diesem Browser angelegt wurden. Passwörter lassen sich damit prüfen, aber nicht auslesen.';
