/** What stands around the migration brief. */
export const itLeadersBrief = {
  heading: 'A brief for your board, from three numbers',
  lede: 'Mosca’s rule compares two spans that you know with one that nobody does. If X + Y is more than Z, part of what you protect today will be read while it still matters.',
  letters: [
    { letter: 'X', text: 'Years for which your data must stay secret.' },
    { letter: 'Y', text: 'Years that your migration takes, from today to the last system.' },
    {
      letter: 'Z',
      text: 'Years until a machine can break RSA and elliptic curves. Known only as a range, taken from a survey of experts.',
    },
  ],
  tableHeading: 'The dates that somebody has set',
  checked: 'Held against the sources on',
} as const;
