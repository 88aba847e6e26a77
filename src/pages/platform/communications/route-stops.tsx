import { data } from '../../../lib/dom/attributes.ts';
import './route-stops.css';

type Props = {
  label: string;
  /** How many routes a message needs. */
  needed: number;
  stops: readonly { name: string; cut: boolean }[];
};

/** Buttons that cut the routes of a scene. `route-stops.enhancer.ts` shows them: their styles come after the hero. */
export const RouteStops = ({ label, needed, stops }: Props) => (
  <div
    role="group"
    aria-label={label}
    className="route-stops"
    hidden
    {...data({ enhance: 'route-stops', needed })}
  >
    {stops.map(({ name, cut }, route) => (
      <button key={name} type="button" aria-pressed={cut} aria-label={name} value={route} />
    ))}
  </div>
);
