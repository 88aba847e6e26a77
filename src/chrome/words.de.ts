/* From src/chrome/words.ts, as of c786bbb5. */

export const newsletterAbout =
  'Forschung und Neuigkeiten, etwa einmal im Monat per E-Mail, auf Englisch.';
export const feedInstead = 'Der [Feed](/rss.xml) enthält jeden Artikel und braucht keine Adresse.';
export const subscribeByMail = 'Zum Abonnieren schreiben Sie an {email}.';

export const emailLabel = 'Ihre E-Mail-Adresse';
export const emailMissing = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
export const emailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
export const subscribe = 'Abonnieren';
export const subscribing = 'Wird abonniert …';

export const emailRequiredTitle = 'E-Mail-Adresse fehlt';
export const emailInvalidTitle = 'E-Mail-Adresse ungültig';
export const subscribedTitle = 'Newsletter abonniert';
export const subscribed =
  'Danke, dass Sie den Newsletter von {site} abonnieren. Sie erhalten Neues aus der Forschung und zu unseren Produkten.';
export const failedTitle = 'Abonnieren nicht gelungen';
export const failed = 'Das hat nicht funktioniert. Bitte versuchen Sie es später noch einmal.';

export const newsletterSubject = 'Newsletter abonnieren';
export const newsletterBody =
  'Bitte nehmen Sie {email} in den Newsletter von {site} auf.\n\nGeschrieben auf {page}';

export const claimHint = '{status}. Umfang: {scope}.';
