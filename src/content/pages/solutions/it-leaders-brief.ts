/** What stands around the migration brief. */
export const itLeadersBrief = {
  heading: 'A brief for your board, from three numbers',
  lede: 'Put in your own X and Y, keep or change the range for Z, and choose who sets dates for you. What comes out is one page to print, the dates as a calendar file and as a table, a link that holds your inputs, and a review request that already says all this.',
  example: 'An example: ten years of secrecy, six of migration, and the dates of six regimes.',
  table: 'All dates with their force and their source',
  checked: 'Held against the sources on',
} as const;
