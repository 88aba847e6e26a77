export const itLeadersBrief = {
  heading: 'Migration brief for your board',
  lede: 'Enter your own X, Y and Z. You get a page to print, a calendar, a table and a link.',
  sheets: ['migration brief', 'migration brief / what it says'],
  state: 'example',
  foot: 'Ten years of secrecy, six of migration.',
} as const;
