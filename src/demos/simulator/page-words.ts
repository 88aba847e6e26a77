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
