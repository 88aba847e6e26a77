/* The section, with a mesh before the simulator is started. */

export const heading = 'Test the failover yourself';
export const lede =
  'Kill relays and cut links while a message is under way, and see what B can still read. You can change every input.';
export const state = 'Four routes stand';
export const whatIsSent = 'A sends “{message}” to B.';
export const fragmentsTerm = 'Fragments';
export const fragmentsText = '{count}, each on a route of its own';
export const neededTerm = 'Needed';
export const neededText = 'any {count}';
export const detectionTerm = 'Detection';
export const detectionText = '{ms} ms, {count} missed probes';
export const relaysTerm = 'Relays';
export const relaysText = '{count}, press any of them';
export const startSimulator = 'Start the simulator';

/* The mesh. */

export const drawing = 'A mesh of {count} relays between A and B';
export const drawingDescription =
  '{count} routes lead from A to B. Each carries one fragment of a message.';
export const simulator = 'Failover simulator';
export const meshNumber = 'Mesh {seed}';
export const howToBreak =
  'Press a relay or a link to break it, and again to repair it. With the keyboard: arrow keys move, Enter breaks or repairs.';
/** After "Relay 7" or "Link 3–4". */
export const up = 'up';
export const dead = 'dead';
export const cut = 'cut';

/* The message, and what has become of it. */

export const message = 'Message';
export const firstMessage = 'Meet at pier 4 at noon.';
export const emptyMessage = 'Message is empty. Write what A should send.';
export const send = 'Send';
export const sendAgain = 'Send again';
export const modeledTime = '{time} ms modeled, after sending';
/** By how many fragments. */
export const notSent = {
  one: '{bytes} bytes become one fragment.',
  other: '{bytes} bytes become {fragments} fragments of {each} bytes; any {needed} rebuild them.',
};
export const underWay = {
  one: '{arrived} of {needed} fragments that are needed has arrived.',
  other: '{arrived} of {needed} fragments that are needed have arrived.',
};
export const delivered = 'B reads: “{message}”';
export const notDelivered =
  'Not delivered. {arrived} of {needed} fragments that are needed arrived.';

/* Groups of buttons. */

export const timeGroup = 'Time';
export const play = 'Play';
export const pause = 'Pause';
export const nextEvent = 'Next event';
export const toTheEnd = 'To the end';
export const lessMotion =
  'Your system asks for less motion, so the message moves one event at a time.';
export const failuresGroup = 'Failures';
export const killRelay = 'Kill a relay in use';
export const cutLink = 'Cut a link in use';
export const partition = 'Partition the mesh';
export const meshGroup = 'Mesh';
export const repairAll = 'Repair everything';
export const undo = 'Undo';
export const newMesh = 'New mesh';

/* How long it took. */

export const complete = 'Complete';
export const notYet = 'not yet';
export const never = 'never';
export const undisturbed = 'Had nothing failed under way';
export const breakSomething = 'Failover: break something';
/** `{part}` is "relay 7" or "link 3–4", here and in the log. */
export const failoverTime = 'Failover from {part}: {time}';
export const failoverNever = 'Failover from {part}: never';
/** Three steps, each with its time behind it. */
export const noticed = 'Noticed by neighbors';
export const told = 'Told to A';
export const computed = 'New routes computed';
export const target = 'target';
export const whatTargetIs =
  '“Under {ms} ms” is the vendor’s target, not a measurement. The bar adds up your inputs: it shows what would have to be true.';

/* The log. */

export const log = 'Log';
export const milliseconds = '{ms} ms';
export const line = '{time}: {event}';
export const newMeshLine = 'Mesh {seed}: {relays} relays and {links} links between A and B.';
export const noRoute = 'No route from A to B is up. Nothing was sent.';
export const oneLeaves = 'One fragment leaves A.';
export const leaveApart = '{count} fragments leave A on {count} routes that share no relay.';
export const leaveOnOne = '{count} fragments leave A on 1 route, which they share.';
export const leaveOnFew = '{count} fragments leave A on {routes} routes, so that some share one.';
export const sentAgain = 'A sends fragment {number} again: {route}.';
export const turnsOff = 'Fragment {number} turns off: {route}.';
export const lostOnLink = 'Fragment {number} is lost on {part}.';
export const lostAtRelay = 'Fragment {number} is lost at {part}.';
export const stops = 'Fragment {number} stops at {part}, which knows no way on.';
export const arrives = 'Fragment {number} arrives, {arrived} of {needed} needed.';
export const arrivesInVain = 'Fragment {number} arrives; B no longer needs it.';
export const isComplete = 'B has enough fragments: the message is complete.';
export const isUndelivered = 'No fragment is on its way anymore: the message is not delivered.';
export const neighborsNotice = {
  one: 'Neighbors of {part} notice: {count} probe missed.',
  other: 'Neighbors of {part} notice: {count} probes missed.',
};
export const hasHeard = 'A has heard of {part}.';
/** `{parts}` is "relay 7", "link 3–4", or "2 relays and 1 link"; it gets a capital at the beginning. */
export const areBack = { one: '{parts} is back up.', other: '{parts} are back up.' };
export const areCut = { one: '{parts} is cut.', other: '{parts} are cut.' };
export const areDead = { one: '{parts} is dead.', other: '{parts} are dead.' };
export const relays = { one: '{count} relay', other: '{count} relays' };
export const links = { one: '{count} link', other: '{count} links' };
/** After "Relay 7 is back up." or "Relay 7 is dead.", between messages. */
export const usedFromNext = 'Routes count on it from the next message.';
export const cannotHear = 'No way is left on which A could hear of it.';
export const noRouteLeft =
  'Neighbors notice after {detection}, A has heard after {heard}. No route to B is left.';
export const stepsOfFailover =
  'Neighbors notice after {detection}, A has heard after {heard}, new routes stand after {total}.';

/* The inputs of the model, and what is wrong with one. */

export const inputs = 'Inputs of the model';
export const whatDetectionTakes =
  'Detection takes the probe interval times the number of missed probes: {ms} ms with these inputs. The news then travels to A over links that still work. Longer lines take longer.';
export const fragments = 'Fragments';
export const needed = 'Fragments needed';
export const linkMs = 'Latency of an average link';
export const relayMs = 'Time in a relay';
export const probeMs = 'Interval between probes';
export const missed = 'Probes missed';
export const routingMs = 'Computing new routes';
export const resends = 'Resends of a fragment';
export const notWhole =
  '{field} must be a whole number from {min} to {max}. The model still uses {current}.';
export const notNumber =
  '{field} must be a number from {min} to {max}. The model still uses {current}.';
export const tooManyNeeded =
  'No more fragments can be needed than are sent. The model asks for {count}.';
export const backToFirst = 'Back to the first inputs';
export const areFirst = 'These are the first inputs.';
