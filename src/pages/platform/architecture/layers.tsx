import { platformLayers } from '../../../content/pages/platform/architecture.ts';
import { stratumFigure } from '../../../figures/scenes/strata.ts';
import { LazyFigure } from '../../../ui/lazy-figure.tsx';
import './layers.css';

const { sees, blind, breach, rows } = platformLayers;

/** The five layers as bands from edge to edge, in which the wave of the first screen goes on. One is open at a time. */
export const Layers = () => (
  <div className="strata">
    {rows.map((layer, index) => (
      <details key={layer.id} name="stratum" open={index === 0}>
        <summary>
          <h3>{layer.term}</h3>
          <span>{layer.what}</span>
          <LazyFigure figure={stratumFigure(index)} decorative />
        </summary>
        <dl>
          <div>
            <dt>{sees}</dt>
            <dd>{layer.sees}</dd>
          </div>
          <div>
            <dt>{blind}</dt>
            <dd>{layer.blind}</dd>
          </div>
          <div>
            <dt>{breach}</dt>
            <dd>{layer.breach}</dd>
          </div>
        </dl>
      </details>
    ))}
  </div>
);
