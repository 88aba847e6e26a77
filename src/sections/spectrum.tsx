import { spectrumFigure } from '../figures/spectrum.ts';
import { Figure } from '../ui/figure.tsx';

/** The brand's divider under the hero. */
export function Spectrum() {
  return <Figure figure={spectrumFigure()} decorative className="h-1.5 w-full bg-night-3" />;
}
