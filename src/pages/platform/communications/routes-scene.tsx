import { communicationsScene } from '../../../content/pages/platform/communications.ts';
import { routesReadout } from '../../../features/four-routes/routes-readout.ts';
import { fourRoutes, neededRoutes, routes } from '../../../figures/scenes/four-routes.ts';
import { fourRoutesOverlay } from '../../../figures/scenes/four-routes-overlay.ts';
import type { Figure, Layout } from '../../../figures/pen/model.ts';
import { sceneStill } from '../../../figures/scenes/phase.ts';
import { Scene } from '../../../sections/scene.tsx';
import { RouteStops } from './route-stops.tsx';

const { group, action, caption } = communicationsScene;

/** One route is cut at first, to show what the spare one is for. */
const firstCut = 1;

/** The scene at rest, with its lines drawn over the light. */
export const scene = (layout: Layout): Figure => {
  const still = sceneStill(fourRoutes, layout, String(firstCut));
  return { ...still, marks: [...still.marks, ...fourRoutesOverlay(layout).marks] };
};

export const RoutesScene = () => (
  <Scene scene={fourRoutes} overlay={fourRoutesOverlay} choice={String(firstCut)}>
    <RouteStops
      label={group}
      needed={neededRoutes}
      stops={routes.map((route) => ({ name: `${action} ${route + 1}`, cut: route === firstCut }))}
    />
  </Scene>
);

export const RoutesReadout = () => {
  const { arriving, outcome } = routesReadout(routes.length - 1, routes.length, neededRoutes);
  return (
    <>
      <p role="status" id="routes-readout">
        <strong>{arriving}</strong> <span>{outcome}</span>
      </p>
      <p>{caption}</p>
    </>
  );
};
