/* From src/figures/words.ts, as of 28a5c9fa. */

export const logoText =
  'Zwei ineinandergreifende Kreise. Die Linse, die sie gemeinsam haben, ist ausgefüllt.';
export const logo = 'Logo von {name}';
export const meshBypass = 'Ein Netz, das ein ausgefallenes Relais umgeht';
export const meshBypassText =
  '{places} Relais. Der kürzeste Weg lief durch eines, das ausgefallen ist, gestrichelt. Der Umweg hat {around} Relais, ein Ersatzweg {spare} andere.';

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
export const signatureOpens = 'Eine Signatur, die Datensätze öffnet';
export const signatureOpensText = 'Eine Welle, die durch eine Lücke in einer Wand geht.';
export const signatureEnds = 'Eine Signatur, die nichts öffnet';
export const signatureEndsText = 'Eine Welle, die an einer Wand endet.';
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
export const spectrumLine = 'H{letter} bei {wavelength}';
export const spectrumText =
  'Vier Emissionslinien auf einem dunklen Balken von {from} bis {to} Nanometer: {lines}.';
export const standingWave = 'Eine stehende Welle';
export const standingWaveText =
  'Eine an beiden Enden befestigte Saite schwingt in {mode} Bögen, gezeichnet zu mehreren Zeitpunkten. Die {nodes} Knoten zwischen und neben den Bögen bewegen sich nie.';
export const voiceWave = 'Eine Stimme';
export const voiceWaveText =
  'Linien verschiedener Länge: zweimal Sprache mit einer Pause dazwischen.';

export const arrayFactor = 'Der Strahl aus {elements} Antennen';
export const arrayFactorText =
  'Eine starke Keule zeigt {steer} Grad nach rechts von geradeaus, schwache liegen zu beiden Seiten. Darunter {elements} Antennen in einer Reihe.';
export const barrierOverlay = 'Die Barriere';
export const barrierOverlayText =
  'Zwei Linien, die auseinanderlaufen: die Ränder einer Barriere, die breiter wird.';
export const ciphertext = 'Ein Geheimtext';
export const ciphertextText =
  '{bytes} Byte eines Geheimtexts aus ML-KEM-768, je ein Punkt, ohne erkennbare Ordnung.';
export const dateSpectrum = 'Termine als Linien eines Spektrums';
export const dateNamedBy = '{year}, genannt von {count}';
export const dateSpectrumText = 'Von {from} bis {to}, eine helle Linie für jeden Termin: {lines}.';
export const days = 'Jeder Tag bis zur letzten Frist';
export const daysText =
  'Ein Punkt für jeden Tag von {from} bis {to}. Vergangene Tage sind grau, die anderen werden kleiner, je näher ihre Frist rückt: {ends}.';
export const weeks = 'Jede Woche bis zur letzten Frist';
export const weeksText =
  'Ein Punkt für jede Woche von {from} bis {to}. Vergangene Wochen sind grau, die anderen werden kleiner, je näher ihre Frist rückt: {ends}.';
export const distanceRings = 'Wie weit weg';
export const distanceRingsText =
  'Ringe um einen Ort auf einer Karte, jeder {kilometers} Kilometer Luftlinie vom nächsten, mit {places} weiteren Orten.';
export const energyLevels = '{levels} Niveaus und die Sprünge dazwischen';
export const jump = '{from} nach {to}';
export const energyLevelsText =
  '{levels} gepunktete Linien, die nach oben enger werden. Pfeile: {jumps}.';
export const excluded = 'Ein Feld um etwas, das nichts einlässt';
export const excludedText =
  'Parallele Linien kommen von links, teilen sich um einen Kreis und schließen sich dahinter. In ihm ist nichts.';
export const fourRoutesOverlay = 'Die Wege der Nachricht';
export const fourRoutesOverlayText =
  'Zwei Platten mit vier Öffnungen und eine Linie quer über die vier Wege dazwischen.';
export const fourRoutes = 'Eine Nachricht auf vier Wegen';
export const fourRoutesText =
  'Eine Nachricht kommt von links als Welle aus drei Teilen und läuft durch vier Öffnungen auf vier Wege. Drei tragen je einen Teil, der vierte ihre Summe, also stellen drei beliebige Wege sie wieder her. Auch wenn ein Weg gekappt ist, kommt rechts die ganze Nachricht heraus.';
export const hashTree = 'Ein Hashbaum über {keys} Einmalschlüssel';
export const hashTreeText =
  'Schlüssel {key} signiert, und sein Weg zum öffentlichen Schlüssel an der Wurzel ist hell. Eingekreist sind die {levels} Hashes, die zur Signatur gehören. Die {before} Schlüssel davor sind durchgestrichen: Jeder signiert nur einmal.';
export const homeStill = 'Interferenz zweier Wellen';
export const homeStillText = 'Kreiswellen aus zwei Punkten kreuzen sich in hellen Streifen.';
export const lwe = 'Eine Steigung unter wachsendem Fehler';
export const lweText =
  '{count} Stichproben eines Geheimnisses. Links liegen sie auf steilen parallelen Linien, die seine Steigung zeigen. Nach rechts kommt ein wachsender Fehler hinzu, bis die Linien von Rauschen nicht zu unterscheiden sind.';
export const machineOdds = 'Was noch rechtzeitig kommt';
export const machineOddsText =
  'Nach rechts die Jahre der Geheimhaltung, bis {secrecy}, nach oben die Jahre der Migration, bis {migration}. Die Punkte werden kleiner, je wahrscheinlicher mit ihrer Summe ein Quantencomputer ist. Eine Linie zeigt eine Summe von {years} Jahren: {odds}.';
export const multiplets = 'Multipletts aus {states} Zuständen';
export const multipletsText =
  'Reihen aus {states} Zuständen. Von jedem führt ein Bogen zum nächsten, umso höher, je stärker der Schritt.';
export const orbitals = 'Geteilt und bloß nebeneinander';
export const orbitalsText =
  'Zwei Wolken aus Punkten. In der ersten gehört ein Elektron zu zwei Mulden zugleich, und die Wolke dazwischen ist ganz. In der zweiten haben ihre Teile entgegengesetzte Vorzeichen, und eine Lücke trennt sie.';
export const fleet = '{keys} Schlüssel einer Organisation';
export const fleetText =
  'Ein Punkt ist ein Schlüssel, vom ältesten zum neuesten. {inUse} sind in Gebrauch, {toReplace} zu ersetzen, die meisten davon alt, und {noOwner} haben keine Verantwortlichen.';

export const board = 'Die Platine der Rauschquelle';
export const boardText =
  'Eine Steckkarte, von oben gesehen. Links erzeugt eine Diode hinter einem niedrigen Schirm das Rauschen. Zwei Verstärker und ein Wandler geben es an den Chip rechts weiter, der es prüft und mischt.';

export const plateModes = 'Ruhende Linien einer quadratischen Platte';
export const plateModesText =
  'Sand auf einer schwingenden quadratischen Platte kommt entlang von Linien zur Ruhe. Jede Schwingung hat ihre eigenen: Sterne, Ringe und Kreuzungen, die auch bleiben, wenn die anderen mitschwingen.';
export const polarizers = 'Jede Zeile und jede Spalte ein Polarisator';
export const polarizersText =
  'Die Polarisatoren der Zeilen drehen sich von oben nach unten, die der Spalten von links nach rechts. Wo beide gleich stehen, geht alles durch und die Punkte sind groß. Wo sie gekreuzt sind, geht nichts durch. Streifen von beidem laufen schräg.';
export const recordBytes = 'Ein Punkt ist ein Byte der Antwort';
export const recordPart = '{name}: {bytes} Byte';
export const recordBytesText = '{parts}. Zusammen {total}.';
export const inventory = 'Ein Inventar von {systems} Systemen';
export const inventoryText =
  'Ein Punkt für jedes System, so groß wie die Jahre, die seine Daten geheim bleiben müssen. Die {first} mit den längsten leuchten.';
export const scan = 'Ein Scan von {domains} Domains';
export const scanText =
  'Ein Punkt für je {perDot} Domains. Die großen, {share}, boten hybride Schlüsseleinigung an, die anderen nur die klassische.';
export const session = '{total} Minuten';
export const sessionText =
  'Der Schatten eines Uhrzeigers steigt eine Viertelstunde und fällt bis zum Ende der {total} Minuten, in Abschnitten von {parts} Minuten.';
export const shareCurves = 'Jede Parabel durch zwei Teilschlüssel';
export const shareCurvesText =
  'Zwei Punkte sind bekannt, und ein Fächer von Parabeln läuft durch beide: Jede trifft den linken Rand in anderer Höhe, bei einem anderen Geheimnis. Eine ist hell: die einzige, die auch durch den dritten Punkt läuft.';
export const stratum = 'Die Welle in Schicht {number}';
export const stratumText = 'Ihr Brechungsindex ist {index}.';
export const strata = 'Eine ebene Welle durch Schichten';
export const strataText =
  'Eine Welle kommt flach von links und läuft durch fünf Schichten nach unten. An jeder Grenze knicken ihre Kämme ab und rücken zusammen, und keiner geht verloren.';
export const tunnel = 'Eine Welle an einer Barriere, die breiter wird';
export const tunnelText =
  'Eine Welle läuft gegen eine Barriere und wird fast ganz zurückgeworfen. Wo die Barriere dünn ist, läuft ein Teil dahinter weiter, wo sie breit ist, kommt nichts an.';
export const wavelets = 'Kleine Wellen, die eine Front bilden';
export const waveletsText =
  'Gerade Kämme kommen von links und treffen auf sieben Öffnungen. Von jeder gehen eigene runde Kämme aus, die sich weiter hinten wieder zu geraden verbinden.';
export const zonePlates = 'Zwei Zonenplatten';
export const zonePlatesText =
  'Zwei Gruppen von Ringen, die nach außen feiner werden. Jede Platte hält die Phase einer Welle fest, und Licht durch die Ringe erzeugt diese Welle wieder. Wo sich beide treffen, kreuzen sich ihre feinsten Ringe.';
