/** The readout's two texts for a number of routes that stand. */
export const routesReadout = (
  standing: number,
  total: number,
  needed: number,
): { arriving: string; outcome: string } => ({
  arriving: `${standing} of ${total} routes stand`,
  outcome: standing < needed ? 'The message waits for another route' : 'The message arrives',
});
