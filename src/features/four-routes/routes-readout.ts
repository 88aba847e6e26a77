import { arrivingRoutes, neededRoutes, opens, routes } from '../../figures/four-routes.ts';

/** The readout's two texts for a set of cut routes. */
export function routesReadout(blocked: ReadonlySet<number>): { arriving: string; outcome: string } {
  return {
    arriving: `${arrivingRoutes(blocked).length} of ${routes.length} routes stand`,
    outcome: opens(blocked)
      ? 'The message arrives'
      : `The message waits for route number ${neededRoutes}`,
  };
}
