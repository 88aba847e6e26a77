/* The titles of drawings, and what their descriptions (`Text`) say to who does not see them. */

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
export const spectrumLine = '{name} at {wavelength}';
export const spectrumText =
  'Four emission lines on a dark bar from {from} to {to} nanometers: {lines}.';
export const standingWave = 'A standing wave';
export const standingWaveText =
  'A string fixed at both ends swings in {mode} arcs, drawn at several moments. The {nodes} nodes between and beside the arcs never move.';
export const voiceWave = 'A voice';
export const voiceWaveText =
  'Lines of different length: two bursts of speech with a pause between them.';
