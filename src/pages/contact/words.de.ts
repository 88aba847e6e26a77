/* From src/pages/contact/words.ts, as of 1d657ae7. */

/* Das Kontaktformular. */

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
export const contactSubject = 'Nachricht über das Kontaktformular';
