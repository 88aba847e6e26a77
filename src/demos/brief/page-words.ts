export const itLeadersBrief = {
  heading: 'Migration brief for your board',
  lede: 'Enter your own X, Y and Z. You get a page to print, the dates as a calendar and a table, a link, and a ready review request.',
  sheets: ['migration brief / sheet 1', 'migration brief / sheet 2: first dates'],
  state: 'example',
  foot: 'Ten years of secrecy, six of migration, and every regime above.',
} as const;
