export const itLeadersBrief = {
  heading: 'Migration brief for your board',
  lede: 'Enter your own X, Y and Z. You get a page to print, a calendar, a table and a link.',
  sheets: ['migration brief', 'migration brief / what it says'],
  state: 'example',
  foot: 'Ten years of secrecy, six of migration.',
} as const;

/* What the migration brief, its inputs and its buttons are called. */

export const buildBrief = 'Build the brief';
export const brief = 'Migration brief';
export const inputs = 'What the brief is made from';
export const system = 'System or program';
export const secrecy = 'X: years the data must stay secret';
export const migration = 'Y: years the migration takes';
export const earliest = 'Z: earliest year';
export const latest = 'Z: latest year';
export const regimes = 'Regimes that concern you';
export const startOver = 'Start over';
export const print = 'Print the brief';
export const calendar = 'Dates for a calendar (.ics)';
export const table = 'Table (.csv)';
export const attach = 'Review my brief with an engineer';
