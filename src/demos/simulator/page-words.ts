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
  lede: 'How often a message still arrives when relays die. Bigger dot, more messages.',
  columns: [
    'Relays killed, of 25',
    'One route',
    'All 4 of 4 needed',
    '3 of 4 needed',
    '2 of 4 needed',
    'With new routes',
  ],
  note: 'Modeled in 10,000 meshes of the simulator, not measured on our network. Relays die at random once the routes are chosen. “With new routes” counts the meshes in which any way is left.',
} as const;
