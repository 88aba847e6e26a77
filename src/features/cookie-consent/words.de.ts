/* From src/features/cookie-consent/words.ts, as of 3d9d50f6. */

export const askedForPrivacy =
  'Ihr Browser bittet Websites, Ihre Daten nicht weiterzugeben. Wir geben keine weiter. Freiwilliges Speichern bleibt aus, solange Sie nicht auf „{allow}“ drücken.';
export const notAsked =
  'Kein Tracking. Mit „{allow}“ merkt sich die Website Entwürfe und Einstellungen auf Ihrem Gerät, mit „{deny}“ nur, was Sie verlangen.';
