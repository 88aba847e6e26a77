/** How a pilot runs, from its scope to the decision. */
export const pilot = {
  weeks: 6,
  stages: [
    {
      weeks: 'Week 1',
      stage: 'Scope',
      youBring: 'One team, one data set, and a person who can decide',
      weBring: 'An engineer, and one page of pass marks',
      doneWhen: 'Both sides have signed the page',
    },
    {
      weeks: 'Weeks 2 and 3',
      stage: 'Install',
      youBring: 'An account or hardware for the key service, and your directory',
      weBring: 'Installation beside your administrator',
      doneWhen: 'Your team opens its first file or message under your key',
    },
    {
      weeks: 'Weeks 4 and 5',
      stage: 'Use',
      youBring: 'Daily work, and one failure you choose',
      weBring: 'A weekly report with what was measured',
      doneWhen: 'Each pass mark has a measured value',
    },
    {
      weeks: 'Week 6',
      stage: 'Exit and decide',
      youBring: 'An empty machine',
      weBring: 'Your keys and data in a documented format',
      doneWhen: 'A restore works without our software, and you buy, extend or stop',
    },
  ],
} as const;
