import { typeface } from '../../config/typeface.ts';
import { escapeXml } from '../../lib/files/xml.ts';
import { defaultStrokeWidth, labelSize, type Figure, type Mark } from './model.ts';
import type { Palette } from './palette.ts';

/**
 * A figure as a standalone SVG file with a text alternative. Pages draw the same model with `ui/figure.tsx`.
 * @param options `background` fills the frame with the ground tone; without it the frame is transparent
 */
export function toSvg(
  figure: Figure,
  palette: Palette,
  options: { readonly background?: boolean } = {},
): string {
  const { width, height, title, description } = figure;
  const background =
    options.background === true
      ? `<path fill="${palette.ground}" stroke="none" d="M0 0h${width}v${height}H0z"/>`
      : '';
  const marks = figure.marks.map((mark) => markSvg(mark, palette, figure.stretch)).join('');
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    preserveAspectRatio: figure.stretch ? 'none' : figure.cover && `${figure.cover} slice`,
    role: 'img',
    'aria-labelledby': 't d',
    fill: 'none',
    'stroke-width': defaultStrokeWidth,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'font-family': `${typeface} Variable, ${typeface}, sans-serif`,
    'font-size': labelSize,
  });
  return (
    `<svg${root}><title id="t">${escapeXml(title)}</title>` +
    `<desc id="d">${escapeXml(description)}</desc>${background}${marks}</svg>`
  );
}

function markSvg(mark: Mark, palette: Palette, stretch?: true): string {
  if ('text' in mark) {
    const { x, y, anchor } = mark;
    const named = attributes({ x, y, fill: palette[mark.tone], 'text-anchor': anchor });
    return `<text${named}>${escapeXml(mark.text)}</text>`;
  }
  const named = attributes({
    fill: mark.fill && palette[mark.fill],
    stroke: mark.stroke && palette[mark.stroke],
    'stroke-width': mark.width,
    'stroke-dasharray': mark.dash,
    'stroke-linecap': mark.cap,
    opacity: mark.opacity,
    'vector-effect': stretch && 'non-scaling-stroke',
    d: mark.d,
  });
  return `<path${named}/>`;
}

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('');
}
