/** What stands around the failover simulator. */
export const communicationsSimulator = {
  heading: 'Cut the links and watch',
  lede: 'A message leaves A in fragments, each on a route of its own. Kill relays and cut links while it is under way, and see what B can still read. Every time shown is computed from inputs that you can change. None is a measurement of our network.',
  tableHeading: 'What failures cost, counted',
  tableLede:
    'Ten thousand meshes like this one, each with relays killed at random before a message is sent on routes chosen earlier. Splitting alone is no safety: where all four fragments are needed, one dead relay usually ends the message. Spare fragments buy time, and new routes do the rest.',
  columns: [
    'Relays killed, of 25',
    'One route',
    'All 4 of 4 needed',
    '3 of 4 needed',
    '2 of 4 needed',
    'With new routes',
  ],
  tableNote:
    'Meshes 1 to 10,000 of the simulator. “With new routes” counts meshes in which any way is left; how long finding it takes is what the simulator shows.',
} as const;
