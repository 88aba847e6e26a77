export const itLeadersBrief = {
  heading: 'Migration brief for your board',
  lede: 'Enter your own X, Y and Z. You get a page to print, the dates as a calendar and a table, a link, and a ready review request.',
  sheets: ['migration brief', 'migration brief / what it says'],
  state: 'example',
  foot: 'Ten years of secrecy, six of migration.',
} as const;
