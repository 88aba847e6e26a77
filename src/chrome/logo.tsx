import { site } from '../config/site.ts';
import { logoFigure } from '../figures/logo.ts';
import { Figure } from '../ui/figure.tsx';
import './logo.css';

/** The vendor's logo and name, linked to the home page. */
export function Logo() {
  return (
    <a href="/" className="logo flex min-h-11 items-center gap-2.5">
      <Figure figure={logoFigure(site.name)} decorative className="h-[1.6rem] w-auto" />
      {site.name}
    </a>
  );
}
