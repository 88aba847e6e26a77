import { site } from '../config/site.ts';
import { logoFigure } from '../figures/logo.ts';
import { Figure } from '../ui/figure.tsx';
import './logo.css';

/** The vendor's logo and name, linked to the home page. */
export function Logo() {
  return (
    <a href="/" className="logo">
      <Figure figure={logoFigure(site.name)} decorative />
      {site.name}
    </a>
  );
}
