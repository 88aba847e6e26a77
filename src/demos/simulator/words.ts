import { detectionMs, failover } from '../../content/product/failover.ts';
import { fragments } from '../../content/product/splitting.ts';

export const communicationsSimulator = {
  heading: 'Test the failover yourself',
  lede: 'Kill relays and cut links while a message is under way, and see what B can still read. You can change every input.',
  state: 'Four routes stand',
  message: 'A sends “Meet at pier 4 at noon.” to B.',
  inputs: [
    { term: 'Fragments', text: `${fragments.total}, each on a route of its own` },
    { term: 'Needed', text: `any ${fragments.needed}` },
    { term: 'Detection', text: `${detectionMs} ms, ${failover.missedProbes} missed probes` },
    { term: 'Relays', text: '25, press any of them' },
  ],
} as const;

/* What the simulator, its controls and its parts are called, and the error of its message. */

export const startSimulator = 'Start the simulator';
export const simulator = 'Failover simulator';
export const message = 'Message';
export const emptyMessage = 'Message is empty. Write what A should send.';
export const send = 'Send';
export const sendAgain = 'Send again';
export const play = 'Play';
export const pause = 'Pause';
export const nextEvent = 'Next event';
export const toTheEnd = 'To the end';
export const killRelay = 'Kill a relay in use';
export const partition = 'Partition the mesh';
export const repairAll = 'Repair everything';
export const undo = 'Undo';
export const newMesh = 'New mesh';
export const log = 'Log';
