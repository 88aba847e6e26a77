/* From src/chrome/words.ts, as of f5c07d38. */

export const newsletterAbout =
  'Forschung und Neuigkeiten, etwa einmal im Monat per E-Mail, auf Englisch.';
export const feedInstead = 'Der [Feed](/rss.xml) enthält jeden Artikel, auch ohne Anmeldung.';
export const subscribeByMail = 'Zum Abonnieren schreiben Sie an {email}.';

export const emailLabel = 'Ihre E-Mail-Adresse';
export const emailMissing = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
export const emailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
export const subscribe = 'Abonnieren';
export const subscribing = 'Anmeldung läuft …';

export const emailRequiredTitle = 'E-Mail-Adresse fehlt';
export const emailInvalidTitle = 'E-Mail-Adresse ungültig';
export const subscribedTitle = 'Anmeldung vorbereitet';
export const subscribed =
  'Danke, dass Sie den Newsletter von {site} abonnieren. Darin lesen Sie Neues aus der Forschung und zu unseren Produkten.';
export const failedTitle = 'Anmeldung nicht gelungen';
export const failed = 'Das hat nicht funktioniert. Bitte versuchen Sie es später noch einmal.';

export const newsletterSubject = 'Newsletter abonnieren';
export const newsletterBody =
  'Bitte nehmen Sie {email} in den Newsletter von {site} auf.\n\nGeschrieben auf {page}';

export const claimHint = '{status}. Umfang: {scope}.';

export const preview = 'Vorschau';
export const notPublic = 'Dies ist nicht die öffentliche Website.';
export const isDraft = 'Entwurf';
export const appearsOn = 'erscheint am {date}';
