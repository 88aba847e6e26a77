/* From src/content/product/pilot.ts, as of d42a2ea3. */
/** Weeks that cost nothing. The price is agreed before the week after them. */
const freeWeeks = 3;

export const pilot = {
  sample: true,
  weeks: 6,
  freeWeeks,
  /** The pilot in one line. */
  summary:
    'Ihre Schlüssel, schriftliche Erfolgskriterien, am Ende eine Wiederherstellung ohne uns.',
  price: `Die Wochen 1 bis ${freeWeeks} sind kostenlos. Vor Woche ${freeWeeks + 1} vereinbaren wir schriftlich den Preis, oder Sie hören auf und schulden nichts.`,
  /** Start Free Trial opens a mail. The mail and the pages say this. */
  trial: `Ein kostenloser Test ist der erste Schritt des sechswöchigen Pilotprojekts: Die Wochen 1 bis ${freeWeeks} sind kostenlos.`,
  /** The same, in the visitor’s words. */
  trialMail: `Uns ist bekannt, dass dies der erste Schritt des sechswöchigen Pilotprojekts ist und dass die Wochen 1 bis ${freeWeeks} kostenlos sind.`,
  costs: { free: 'Kostenlos', agreed: 'Nach Vereinbarung' },
  stages: [
    {
      weeks: 'Woche 1',
      stage: 'Umfang',
      cost: 'free',
      youBring: 'Ein Team, ein Datenbestand',
      weBring: 'Eine Ansprechperson aus der Technik und eine Seite mit Erfolgskriterien',
      doneWhen: 'Beide Seiten haben die Erfolgskriterien unterschrieben',
    },
    {
      weeks: 'Woche 2 und 3',
      stage: 'Installation',
      cost: 'free',
      youBring: 'Ein Cloud-Konto oder Hardware',
      weBring: 'Installation gemeinsam mit Ihrer IT',
      doneWhen: 'Eine erste Datei öffnet sich mit Ihrem Schlüssel, der Preis ist vereinbart',
    },
    {
      weeks: 'Woche 4 und 5',
      stage: 'Nutzung',
      cost: 'agreed',
      youBring: 'Ihr Arbeitsalltag und ein Ausfall Ihrer Wahl',
      weBring: 'Ein Bericht pro Woche',
      doneWhen: 'Jedes Kriterium hat einen Messwert',
    },
    {
      weeks: 'Woche 6',
      stage: 'Ausstieg und Entscheidung',
      cost: 'agreed',
      youBring: 'Ein leerer Server für die Wiederherstellung',
      weBring: 'Die Dokumentation des Exportformats',
      doneWhen: 'Eine Wiederherstellung gelingt ohne uns, und Sie kaufen oder hören auf',
    },
  ],
} as const;

export type PilotStage = (typeof pilot.stages)[number];
