/** Weeks that cost nothing. The price is agreed before the week after them. */
const freeWeeks = 3;

export const pilot = {
  sample: true,
  weeks: 6,
  freeWeeks,
  /** The pilot in one line. */
  summary: 'Your keys, success criteria in writing, and a final restore without us.',
  price: `Weeks 1 to ${freeWeeks} are free, and we agree the price in writing before week ${freeWeeks + 1}, or you stop and owe nothing.`,
  /** Start Free Trial opens a mail. The mail and the pages say this. */
  trial: `A free trial is the first step of the six-week pilot: weeks 1 to ${freeWeeks} are free.`,
  /** The same, in the visitor’s words. */
  trialMail: `We understand that this is the first step of the six-week pilot, and that weeks 1 to ${freeWeeks} are free.`,
  costs: { free: 'Free', agreed: 'As agreed' },
  stages: [
    {
      weeks: 'Week 1',
      stage: 'Scope',
      cost: 'free',
      youBring: 'One team, one data set',
      weBring: 'An engineer, and one page of success criteria',
      doneWhen: 'Both sides have signed the success criteria',
    },
    {
      weeks: 'Weeks 2 and 3',
      stage: 'Install',
      cost: 'free',
      youBring: 'An account or hardware',
      weBring: 'Installation beside your administrator',
      doneWhen: 'A first file opens under your key, and the price is agreed',
    },
    {
      weeks: 'Weeks 4 and 5',
      stage: 'Use',
      cost: 'agreed',
      youBring: 'Daily work, and one failure you choose',
      weBring: 'A weekly report',
      doneWhen: 'Each success criterion has a measured value',
    },
    {
      weeks: 'Week 6',
      stage: 'Exit and decide',
      cost: 'agreed',
      youBring: 'A clean machine to restore onto',
      weBring: 'Documentation of the export format',
      doneWhen: 'A restore works without us, and you buy or stop',
    },
  ],
} as const;

export type PilotStage = (typeof pilot.stages)[number];
