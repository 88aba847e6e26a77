/* The titles of drawings, and their descriptions (`Text`) for readers who do not see them. */

export const identityBits = 'Bits that keep a person apart from a crowd';
export const identityBitsText =
  '{bits} bits single out one of {population} people. What is left after each field: {fields}. Below zero the record is expected to fit no one else.';
/** Marks in it: fields of a record, and where one person is left. */
export const sex = 'sex';
export const zip = 'ZIP';
export const birthDate = 'birth date';
export const onePerson = '1 person';
export const logisticMap = '{count} values of the logistic map, drawn twice';
export const logisticMapText =
  'On the left the values follow each other without a visible rule. On the right each is drawn over the one before it, and all lie on one parabola, which gives away the parameter {rate}.';
export const malus = 'A photon at an analyzer';
export const chanceAt = '{chance}% at {degrees}°';
export const malusText =
  'The chance of passing falls as the squared cosine of the angle: {chances}.';
export const minCut = 'Disjoint routes and the smallest cut';
export const minCutText =
  '{places} nodes and {links} links. {routes} routes between the two ends share no link, and {cut} links, crossed out, are enough to part the ends.';
export const percolation = 'What one intruder reaches in a segmented network';
export const percolationText =
  'Two square grids of {hosts} hosts. With {less}% of the links allowed, the intruder in the middle reaches {below} hosts; with {more}%, {above}.';
export const periodFinding = 'The period of the powers of {base} modulo {modulus}';
export const periodFindingText =
  'The remainders {remainders} repeat with period {period}. Below, the Fourier transform of the sequence has {period} peaks at equal distances.';
export const identityScene = 'Bits that keep a person apart from a crowd';
export const identitySceneText =
  'Columns as high as the bits that are still unknown: {bits}. Below the line a record fits fewer than one person.';
export const logisticScene = 'Values of the logistic map, drawn twice';
export const logisticSceneText =
  'At the left dots follow each other without a visible rule. At the right each is drawn over the one before it, and all lie on one parabola.';
export const malusScene = 'A photon at an analyzer';
export const malusSceneText =
  'The analyzer turns from 0 degrees at the left to 180 at the right. Dots are large where a photon passes, and smallest at 90 degrees in the middle.';
export const minCutScene = 'Disjoint routes and the smallest cut';
export const minCutSceneText =
  '{places} nodes. {routes} routes between the two ends share no link, and {cut} links, dashed, are enough to part the ends.';
export const percolationScene = 'What one intruder reaches in a segmented network';
export const percolationSceneText =
  'Grids of {hosts} hosts with {shares} of their links allowed. From the middle an intruder reaches {counts} hosts.';
export const periodScene = 'The period of the powers of {base} modulo {modulus}';
export const periodSceneText =
  'Outcomes of a measurement from left to right, as columns of dots. {period} columns stand out at equal distances: the period is {period}.';
