/* From src/figures/pages/words.ts, as of 1f542643. */

export const baselineStrip = 'Ein Normalverlauf und eine Abweichung davon';
export const baselineStripText =
  '{count} Messwerte schwanken zwischen zwei gestrichelten Grenzen bei drei Standardabweichungen. Einer liegt weit darüber und ist eingekreist.';
export const catMap = 'Ein Bild, gemischt von der Katzenabbildung';
export const catMapText =
  'Ein Ring mit einem Kern, dieselben Punkte nach einem Schritt als schräge Streifen und nach vier Schritten als Rauschen. Kein Punkt kommt hinzu oder geht verloren.';
export const paperCoverText = '{count} Punkte, davon {lit} hell.';
export const caseStrip = 'Ein Plan über {total} Monate';
export const caseStripText =
  'Ein Jahr aus Arbeitstagen, eine Woche je Spalte. {phases} Phasen folgen aufeinander: {months} Monate.';
export const latticeGaussian = 'Ein Gitter, zwei Basen und ein Ort nahe einem Punkt';
export const latticeGaussianText =
  'Die Punkte eines Gitters werden größer, je näher sie einem eingekreisten Ort liegen. Zwei kurze und zwei lange, fast parallele Pfeile beginnen im selben Punkt und spannen dasselbe Gitter auf.';
export const modeRow = 'Schwingung {n} einer Saite';
export const shipsText = {
  one: 'Eine stehende Welle mit {count} Bogen, durchgezogen: Das wird schon ausgeliefert.',
  other: 'Eine stehende Welle mit {count} Bögen, durchgezogen: Das wird schon ausgeliefert.',
};
export const comingText = {
  one: 'Eine stehende Welle mit {count} Bogen, gestrichelt: Das ist in Entwicklung.',
  other: 'Eine stehende Welle mit {count} Bögen, gestrichelt: Das ist in Entwicklung.',
};
export const monogram = 'Zeichnung für {name}';
export const monogramText =
  'Eine geschlossene Kurve mit {folds}-zähliger Symmetrie, berechnet aus den Buchstaben des Namens.';
export const periods = '{count} Perioden in einer';
export const periodsText =
  'Eine gepunktete Welle schwingt einmal über die Breite, eine helle {count}-mal. Punkte zeigen, wo jede ihrer Perioden endet.';
export const signalStrip = 'Eine Nachricht wird versiegelt, geteilt und zusammengesetzt';
export const signalStripText =
  'Balken im Rhythmus der Sprache, dann gleichmäßiges Rauschen, wo sie versiegelt ist, dann vier Spuren Rauschen nebeneinander, wieder eine Spur Rauschen und am Ende dieselbe Sprache.';
export const spectrum = 'Das sichtbare Spektrum von Wasserstoff';
export const spectrumLine = '{name} bei {wavelength}';
export const spectrumText =
  'Vier Emissionslinien auf einem dunklen Balken von {from} bis {to} Nanometer: {lines}.';
export const standingWave = 'Eine stehende Welle';
export const standingWaveText =
  'Eine an beiden Enden befestigte Saite schwingt in {mode} Bögen, gezeichnet zu mehreren Zeitpunkten. Die {nodes} Knoten zwischen und neben den Bögen bewegen sich nie.';
export const voiceWave = 'Eine Stimme';
export const voiceWaveText =
  'Linien verschiedener Länge: zweimal Sprache mit einer Pause dazwischen.';
