export const pilot = {
  weeks: 6,
  stages: [
    {
      weeks: 'Week 1',
      stage: 'Scope',
      youBring: 'One team, one data set',
      weBring: 'An engineer, and one page of pass marks',
      doneWhen: 'Both sides have signed the page',
    },
    {
      weeks: 'Weeks 2 and 3',
      stage: 'Install',
      youBring: 'An account or hardware',
      weBring: 'Installation beside your administrator',
      doneWhen: 'A first file opens under your key',
    },
    {
      weeks: 'Weeks 4 and 5',
      stage: 'Use',
      youBring: 'Daily work, and one failure you choose',
      weBring: 'A weekly report',
      doneWhen: 'Each pass mark has a measured value',
    },
    {
      weeks: 'Week 6',
      stage: 'Exit and decide',
      youBring: 'An empty machine',
      weBring: 'Your keys and data in a documented format',
      doneWhen: 'A restore works without us, and you buy or stop',
    },
  ],
} as const;
