/* The titles of drawings, and their descriptions (`Text`) for readers who do not see them. */

export const logoText = 'Two interlocking circles. The lens that they share is filled.';
export const logo = '{name} logo';
export const meshBypass = 'A mesh that routes around a dead relay';
export const meshBypassText =
  '{places} relays. The shortest way ran through one that is dead, dashed; the way around it has {around} relays, and a spare way has {spare} others.';

export const baselineStrip = 'A baseline and one departure from it';
export const baselineStripText =
  '{count} measurements waver between two dashed limits at three standard deviations. One stands far above and is ringed.';
export const catMap = 'A picture mixed by the cat map';
export const catMapText =
  'A ring with a core, the same dots after one step as slanted stripes, and after four steps as noise. No dot is added or lost.';
export const paperCoverText = '{count} dots, {lit} of them bright.';
export const caseStrip = 'A plan of {total} months';
export const caseStripText =
  'A year of working days, a week in each column. {phases} phases follow one another: {months} months.';
export const latticeGaussian = 'A lattice, two bases and a place near one point';
export const latticeGaussianText =
  'Points of a lattice grow toward a ringed place near one of them. Two short arrows and two long, nearly parallel ones start from one point and span the same lattice.';
export const signatureOpens = 'A signature that opens records';
export const signatureOpensText = 'A wave that passes a gap in a wall.';
export const signatureEnds = 'A signature that opens nothing';
export const signatureEndsText = 'A wave that ends at a wall.';
export const modeRow = 'Mode {n} of a string';
/** A product that ships is solid. */
export const shipsText = {
  one: 'A standing wave with {count} arc, solid: this ships.',
  other: 'A standing wave with {count} arcs, solid: this ships.',
};
export const comingText = {
  one: 'A standing wave with {count} arc, dashed: this is coming.',
  other: 'A standing wave with {count} arcs, dashed: this is coming.',
};
export const monogram = 'Drawing for {name}';
export const monogramText =
  'A closed curve of {folds}-fold symmetry, computed from the letters of the name.';
export const periods = '{count} periods in one';
export const periodsText =
  'A dotted wave swings once across the width, a bright one {count} times. Dots mark where each of its periods ends.';
export const signalStrip = 'A message that is sealed, split and joined';
export const signalStripText =
  'Bars with the rhythm of speech, then even noise where it is sealed, then four lanes of noise side by side, one lane of noise again, and at the end the same speech.';
export const spectrum = 'Hydrogen’s visible spectrum';
export const spectrumLine = 'H{letter} at {wavelength}';
export const spectrumText =
  'Four emission lines on a dark bar from {from} to {to} nanometers: {lines}.';
export const standingWave = 'A standing wave';
export const standingWaveText =
  'A string fixed at both ends swings in {mode} arcs, drawn at several moments. The {nodes} nodes between and beside the arcs never move.';
export const voiceWave = 'A voice';
export const voiceWaveText =
  'Lines of different length: two bursts of speech with a pause between them.';

export const arrayFactor = 'The beam of {elements} antennas';
export const arrayFactorText =
  'One strong lobe points {steer} degrees to the right of straight ahead; weak ones lie on both sides of it. Below, {elements} antennas in a row.';
export const barrierOverlay = 'The barrier';
export const barrierOverlayText = 'Two lines that part: the edges of a barrier that widens.';
export const ciphertext = 'One ciphertext';
export const ciphertextText =
  '{bytes} bytes of an ML-KEM-768 ciphertext, a dot each, in no order that can be seen.';
export const dateSpectrum = 'Dates as lines of a spectrum';
export const dateNamedBy = '{year}, named by {count}';
export const dateSpectrumText = 'From {from} to {to}, a bright line at every date: {lines}.';
/** A dot for a day on wide screens, for a week on narrow ones. */
export const days = 'Every day until the last deadline';
export const daysText =
  'One dot for every day from {from} to {to}. Days that are over are gray; the others shrink as their deadline comes near: {ends}.';
export const weeks = 'Every week until the last deadline';
export const weeksText =
  'One dot for every week from {from} to {to}. Weeks that are over are gray; the others shrink as their deadline comes near: {ends}.';
export const distanceRings = 'How far away';
export const distanceRingsText =
  'Rings about one place on a map, each {kilometers} kilometers of great circle from the next, with {places} other places marked.';
export const energyLevels = '{levels} levels and the jumps between them';
export const jump = '{from} to {to}';
export const energyLevelsText =
  '{levels} dotted lines, closer together toward the top. Arrows: {jumps}.';
export const excluded = 'A field around what lets none in';
export const excludedText =
  'Parallel lines come from the left, part around a circle and close behind it. Inside it there is nothing.';
export const fourRoutesOverlay = 'The ways of the message';
export const fourRoutesOverlayText =
  'Two plates with four openings, and a line across the four routes between them.';
export const fourRoutes = 'One message on four routes';
export const fourRoutesText =
  'A message comes from the left as a wave of three parts and passes four openings onto four routes. Three carry a part each, the fourth their sum, so any three routes rebuild it. With one route cut, the whole message leaves at the right.';
export const hashTree = 'A tree of hashes over {keys} one-time keys';
export const hashTreeText =
  'Key {key} signs, and the way from it to the public key at the root is bright. Ringed are the {levels} hashes that come with the signature. The {before} keys before it are crossed out: each signs once.';
export const homeStill = 'Interference of two waves';
export const homeStillText = 'Circular waves from two points cross in bright fringes.';
export const lwe = 'A slope under growing error';
export const lweText =
  '{count} samples of one secret. At the left they lie on steep parallel lines that show its slope; to the right an error is added that grows, until the lines cannot be told from noise.';
export const machineOdds = 'What is still in time';
export const machineOddsText =
  'Years of secrecy run right, to {secrecy}; years of migration run up, to {migration}. Dots shrink as the odds of a machine grow with their sum. A line marks a sum of {years} years: {odds}.';
export const multiplets = 'Multiplets of {states} states';
export const multipletsText =
  'Rows of {states} states. An arc leads from each state to the next, the higher the stronger the step.';
export const orbitals = 'Shared, and merely side by side';
export const orbitalsText =
  'Two clouds of dots. In the first an electron belongs to two wells at once, and the cloud is whole between them. In the second its two parts have opposite signs, and a gap divides them.';
export const fleet = '{keys} keys of one organization';
export const fleetText =
  'A dot is a key, from the oldest to the newest. {inUse} are in use, {toReplace} have to be replaced, most of them old, and {noOwner} have no owner.';

export const board = 'The board of the noise source';
export const boardText =
  'A card for a slot, seen from above. At the left a diode behind a low shield makes the noise. Two amplifiers and a converter pass it on to the chip at the right, which tests and mixes it.';

export const plateModes = 'Still lines of a square plate';
export const plateModesText =
  'Sand on a square plate that swings comes to rest along lines. Each mode has its own lines: stars, rings and crossings that the plate keeps when the other modes swing too.';
export const polarizers = 'Every row and every column a polarizer';
export const polarizersText =
  'The polarizers of the rows turn from top to bottom, those of the columns from left to right. Where the two stand alike, everything passes and dots are large; where they are crossed, nothing does. Bands of both run aslant.';
export const recordBytes = 'A dot is a byte of the answer';
export const recordPart = '{name}: {bytes} bytes';
export const recordBytesText = '{parts}. Together {total}.';
export const inventory = 'An inventory of {systems} systems';
export const inventoryText =
  'A dot for each system, as large as the years for which its records must stay secret. The {first} with the longest are lit.';
export const scan = 'A scan of {domains} domains';
export const scanText =
  'A dot for every {perDot} domains. The large ones, {share}, offered hybrid key exchange. The others offered classical key exchange only.';
export const session = '{total} minutes';
export const sessionText =
  "The shadow of a clock's hand rises for a quarter of an hour and falls to the end of {total} minutes, in parts of {parts} minutes.";
export const shareCurves = 'Every parabola through two shares';
export const shareCurvesText =
  'Two points are known, and a fan of parabolas runs through both: each meets the left edge at another height, another secret. One of them is drawn bright: the only one that runs through the third point too.';
export const stratum = 'The wave in stratum {number}';
export const stratumText = 'Its refractive index is {index}.';
export const strata = 'A plane wave through strata';
export const strataText =
  'A wave comes in flat from the left and goes down through five strata. At every boundary its crests bend and move closer together, and no crest is lost.';
export const tunnel = 'A wave at a barrier that widens';
export const tunnelText =
  'A wave runs into a barrier and is thrown back almost whole. Where the barrier is thin, part of the wave goes on behind it; where it is wide, nothing arrives.';
export const wavelets = 'Wavelets that make a front';
export const waveletsText =
  'Straight crests come from the left and meet seven openings. Each sends out round crests of its own, and farther on they join into straight ones again.';
export const zonePlates = 'Two zone plates';
export const zonePlatesText =
  'Two sets of rings that grow finer outward. Each plate holds the phase of one wave, and light through the rings makes that wave again. Where the two meet, their finest rings cross.';
