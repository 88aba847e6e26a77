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

export const failureCount = {
  heading: 'Spare fragments carry messages through failures',
  lede: 'One dead relay of 25 stops a fifth of the messages on one route, and none with a spare fragment.',
  columns: ['Relays dead', 'One route', '3 of 4', 'New routes'],
  note: 'Modeled in 10,000 meshes of the simulator, not measured on our network. “New routes” counts the meshes in which any way is left.',
} as const;
