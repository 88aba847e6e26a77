/* From src/demos/simulator/words.ts, as of b9b8da7d. */

/* The section, with a mesh before the simulator is started. */

export const heading = 'Den Ausfall selbst testen';
export const lede =
  'Schalten Sie Relais aus und kappen Sie Verbindungen, während eine Nachricht unterwegs ist. Sie sehen, was B noch lesen kann, und können jeden Wert ändern.';
export const state = 'Vier Wege stehen';
export const whatIsSent = 'A sendet „{message}“ an B.';
export const fragmentsTerm = 'Fragmente';
export const fragmentsText = '{count}, jedes auf einem eigenen Weg';
export const neededTerm = 'Nötig';
export const neededText = 'beliebige {count}';
export const detectionTerm = 'Erkennung';
export const detectionText = '{ms} ms, {count} ausgebliebene Lebenszeichen';
export const relaysTerm = 'Relais';
export const relaysText = '{count}, klicken oder tippen Sie auf eines';
export const startSimulator = 'Simulator starten';

/* The mesh. */

export const drawing = 'Ein Netz aus {count} Relais zwischen A und B';
export const drawingDescription =
  '{count} Wege führen von A nach B. Über jeden läuft ein Fragment einer Nachricht.';
export const simulator = 'Ausfallsimulator';
export const meshNumber = 'Netz {seed}';
export const howToBreak =
  'Klicken oder tippen Sie auf ein Relais oder eine Verbindung, um sie zu unterbrechen, und noch einmal, um sie zu reparieren. Mit der Tastatur: Pfeiltasten bewegen, die Eingabetaste unterbricht oder repariert.';
/** After "Relay 7" or "Link 3–4". */
export const up = 'in Betrieb';
export const dead = 'ausgefallen';
export const cut = 'gekappt';

/* The message, and what has become of it. */

export const message = 'Nachricht';
export const firstMessage = 'Um zwölf Uhr an Kai 4.';
export const emptyMessage = 'Die Nachricht ist leer. Schreiben Sie, was A senden soll.';
export const send = 'Senden';
export const sendAgain = 'Noch einmal senden';
export const modeledTime = '{time} ms nach dem Senden (im Modell)';
export const notSent = {
  one: 'Aus {bytes} Byte wird ein Fragment.',
  other:
    'Aus {bytes} Byte werden {fragments} Fragmente zu {each} Byte. Zum Lesen reichen beliebige {needed}.',
};
export const underWay = {
  one: 'Angekommen ist {arrived} von {needed} nötigen Fragmenten.',
  other: 'Angekommen sind {arrived} von {needed} nötigen Fragmenten.',
};
export const delivered = 'B liest: „{message}“';
export const notDelivered =
  'Nicht zugestellt. Angekommen: {arrived} von {needed} nötigen Fragmenten.';

/* Groups of buttons. */

export const timeGroup = 'Zeit';
export const play = 'Abspielen';
export const pause = 'Anhalten';
export const nextEvent = 'Nächstes Ereignis';
export const toTheEnd = 'Bis zum Ende';
export const lessMotion =
  'Ihr System wünscht weniger Bewegung. Die Nachricht rückt deshalb Ereignis für Ereignis vor.';
export const failuresGroup = 'Ausfälle';
export const killRelay = 'Benutztes Relais ausschalten';
export const cutLink = 'Benutzte Verbindung kappen';
export const partition = 'Netz teilen';
export const meshGroup = 'Netz';
export const repairAll = 'Alles reparieren';
export const undo = 'Rückgängig';
export const newMesh = 'Neues Netz';

/* How long it took. */

export const complete = 'Vollständig nach';
export const notYet = 'noch nicht';
export const never = 'nie';
export const undisturbed = 'Ohne Ausfall unterwegs';
export const breakSomething = 'Umschalten: Unterbrechen Sie etwas';
/** `{part}` is "relay 7" or "link 3–4", here and in the log. */
export const failoverTime = 'Umschalten nach Ausfall von {part}: {time}';
export const failoverNever = 'Umschalten nach Ausfall von {part}: nie';
/** Three steps, each with its time behind it. */
export const noticed = 'Nachbarn merken es:';
export const told = 'A erfährt es:';
export const computed = 'Neue Wege berechnet:';
export const target = 'Ziel';
export const whatTargetIs =
  '„Unter {ms} ms“ ist ein Zielwert des Anbieters, keine Messung. Der Balken summiert Ihre Werte: Er zeigt, was dafür zutreffen müsste.';

/* The log. */

export const log = 'Protokoll';
export const milliseconds = '{ms} ms';
export const line = '{time}: {event}';
export const newMeshLine =
  'Netz {seed}: {relays} Relais und {links} Verbindungen zwischen A und B.';
export const noRoute = 'Kein Weg von A nach B ist offen. Nichts wurde gesendet.';
export const oneLeaves = 'Ein Fragment verlässt A.';
export const leaveApart =
  '{count} Fragmente verlassen A auf {count} Wegen ohne gemeinsames Relais.';
export const leaveOnOne = '{count} Fragmente verlassen A auf 1 Weg, den sie sich teilen.';
export const leaveOnFew =
  '{count} Fragmente verlassen A auf {routes} Wegen. Einige teilen sich einen.';
export const sentAgain = 'A sendet Fragment {number} noch einmal: {route}.';
export const turnsOff = 'Fragment {number} biegt ab: {route}.';
export const lostOnLink = 'Fragment {number} geht verloren: {part}.';
export const lostAtRelay = 'Fragment {number} geht verloren: {part}.';
export const stops = 'Fragment {number} bleibt stehen: {part} kennt keinen Weg mehr.';
export const arrives = 'Fragment {number} kommt an: {arrived} von {needed} nötigen.';
export const arrivesInVain = 'Fragment {number} kommt an. B braucht es nicht mehr.';
export const isComplete = 'B hat genug Fragmente: Die Nachricht ist vollständig.';
export const isUndelivered =
  'Kein Fragment ist mehr unterwegs: Die Nachricht wird nicht zugestellt.';
export const neighborsNotice = {
  one: 'Die Nachbarn von {part} merken es: {count} Lebenszeichen ist ausgeblieben.',
  other: 'Die Nachbarn von {part} merken es: {count} Lebenszeichen sind ausgeblieben.',
};
export const hasHeard = 'A weiß jetzt vom Ausfall: {part}.';
/** `{parts}` is "relay 7", "link 3–4", or "2 relays and 1 link"; it gets a capital at the beginning. */
export const areBack = {
  one: '{parts} ist wieder in Betrieb.',
  other: '{parts} sind wieder in Betrieb.',
};
export const areCut = { one: '{parts} ist gekappt.', other: '{parts} sind gekappt.' };
export const areDead = { one: '{parts} ist ausgefallen.', other: '{parts} sind ausgefallen.' };
export const relays = { one: '{count} Relais', other: '{count} Relais' };
export const links = { one: '{count} Verbindung', other: '{count} Verbindungen' };
/** After "Relay 7 is back up." or "Relay 7 is dead.", between messages. */
export const usedFromNext = 'Ab der nächsten Nachricht wird wieder damit gerechnet.';
export const cannotHear = 'Kein Weg ist mehr übrig, auf dem A davon erfahren könnte.';
export const noRouteLeft =
  'Die Nachbarn merken es nach {detection}, A weiß es nach {heard}. Kein Weg zu B ist mehr übrig.';
export const stepsOfFailover =
  'Die Nachbarn merken es nach {detection}, A weiß es nach {heard}, neue Wege stehen nach {total}.';

/* The inputs of the model, and what is wrong with one. */

export const inputs = 'Werte des Modells';
export const whatDetectionTakes =
  'Ein Ausfall wird erkannt, wenn genug Lebenszeichen ausgeblieben sind: mit diesen Werten nach {ms} ms. Die Meldung läuft dann über die übrigen Verbindungen zu A. Längere Strecken dauern länger.';
export const fragments = 'Fragmente';
export const needed = 'Nötige Fragmente';
export const linkMs = 'Laufzeit einer mittleren Verbindung';
export const relayMs = 'Zeit in einem Relais';
export const probeMs = 'Abstand der Lebenszeichen';
export const missed = 'Ausgebliebene Lebenszeichen';
export const routingMs = 'Berechnung neuer Wege';
export const resends = 'Wiederholungen je Fragment';
export const notWhole =
  '{field}: Geben Sie eine ganze Zahl von {min} bis {max} ein. Das Modell rechnet weiter mit {current}.';
export const notNumber =
  '{field}: Geben Sie eine Zahl von {min} bis {max} ein. Das Modell rechnet weiter mit {current}.';
export const tooManyNeeded =
  'Es können nicht mehr Fragmente nötig sein, als gesendet werden. Das Modell rechnet mit {count}.';
export const backToFirst = 'Auf Anfangswerte zurücksetzen';
export const areFirst = 'Das sind die Anfangswerte.';
