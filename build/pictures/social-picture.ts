import { site } from '../../src/config/site.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import { nightPalette } from '../../src/figures/palette.ts';
import { spectrumFigure } from '../../src/figures/spectrum.ts';
import { toSvg } from '../../src/figures/to-svg.ts';
import { capHeight, type HeadingStyle, headingLines, headingPath } from './heading.ts';
import { pageFigure, type Pictured, pictureSize } from './page-figures.ts';
import { rasterize } from './rasterize.ts';

const margin = { x: 64, y: 56 };
const logoWidth = 50;
const spectrumHeight = 10;
const titleFoot = 64;

function line(text: string, x: number, baseline: number, style: HeadingStyle): string {
  const { path } = headingPath(text, style);
  return `<path fill="${nightPalette.ink}" transform="translate(${x} ${baseline})" d="${path}"/>`;
}

/** A drawing within the picture, as an image of its own: ids in it mean only itself. */
function drawing(svg: string, x: number, y: number, width: number, height: number, fit: string) {
  const data = Buffer.from(svg).toString('base64');
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}" href="data:image/svg+xml;base64,${data}"/>`;
}

function title(text: string): string {
  const style = { size: text.length > 34 ? 64 : 78, tracking: -0.038 };
  const lines = headingLines(text, 1060, style);
  return lines
    .map((words, index) => {
      const below = lines.length - 1 - index;
      const baseline = pictureSize.height - titleFoot - below * style.size * (capHeight + 0.32);
      return line(words, margin.x, baseline, style);
    })
    .join('');
}

/**
 * Draws a page's picture for sharing: vendor, the page's drawing, title.
 * @returns a PNG of `pictureSize`
 */
export function socialPicture(page: Pictured & { title: string }): Buffer {
  const { width, height } = pictureSize;
  const name = { size: 34, tracking: -0.02 };
  const logo = toSvg(logoFigure(site.name), nightPalette);
  const figure = toSvg(pageFigure(page), nightPalette);
  const spectrum = toSvg(spectrumFigure(), nightPalette);
  const figureWidth = 690;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${nightPalette.ground}" d="M0 0h${width}v${height}H0z"/>`,
    drawing(logo, margin.x, margin.y, logoWidth, logoWidth, 'xMidYMid'),
    line(
      site.name,
      margin.x + logoWidth + 14,
      margin.y + (logoWidth + name.size * capHeight) / 2,
      name,
    ),
    drawing(figure, width - margin.x - figureWidth, margin.y, figureWidth, 360, 'xMidYMid'),
    title(page.title),
    `<path fill="#111726" d="M0 ${height - spectrumHeight}h${width}v${spectrumHeight}H0z"/>`,
    drawing(spectrum, 0, height - spectrumHeight, width, spectrumHeight, 'none'),
    '</svg>',
  ].join('');
  return rasterize(svg, width);
}
