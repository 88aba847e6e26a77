import { site } from '../../src/config/site.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import type { Figure } from '../../src/figures/pen/model.ts';
import { nightPalette } from '../../src/figures/pen/palette.ts';
import { spectrumFigure } from '../../src/figures/scenes/quantum-states.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';
import type { PageScene } from '../../src/page.ts';
import { checkGlyphs, typefaceFiles } from '../styles/typefaces.ts';
import { faultOf } from '../texts/plain-text.ts';
import { capHeight, type HeadingStyle, headingLines, headingPath, lineWidths } from './heading.ts';
import { bandSize, pageFigures, pictureSize } from './page-figures.ts';

const fontFiles = typefaceFiles('600SemiBold');
const { width, height } = pictureSize;
const margin = 64;
const logoSize = 44;
const spectrumHeight = 10;
/** Lower edge of the figures. */
const foot = height - spectrumHeight;
const titleSizes = [104, 96, 88, 80, 72, 64, 56, 48, 40];
const titleTracking = -0.038;
const titleWidths = lineWidths(titleTracking);
/** Distance of lines, in units of the type size. */
const leading = 1.04;
const logoGap = 12;
/** In pixels: a longer name is drawn smaller, so that titles have room. */
const widestName = 420;

type Box = { x: number; y: number; width: number; height: number };

const outlines = (path: string, x: number, baseline: number): string =>
  `<path fill="${nightPalette.ink}" transform="translate(${x} ${baseline})" d="${path}"/>`;

/** Articles show the same few figures. */
const encoded = new WeakMap<Figure, string>();

/** A figure as an embedded image, so that its ids stay its own. */
function drawing(figure: Figure, box: Box, fit: string): string {
  const data = encoded.get(figure) ?? Buffer.from(toSvg(figure, nightPalette)).toString('base64');
  encoded.set(figure, data);
  return `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="${fit}" href="data:image/svg+xml;base64,${data}"/>`;
}

/** The type of the vendor's name: as large as leaves titles room. */
export function nameStyleOf(name: string): HeadingStyle {
  const style = { size: 30, tracking: -0.02 };
  const shrunk = widestName / headingPath(name, style).width;
  return shrunk < 1 ? { ...style, size: style.size * shrunk } : style;
}

const nameStyle = nameStyleOf(site.name);
const drawnName = headingPath(site.name, nameStyle);
const logo = logoFigure(site.name);
const brandWidth = logoSize + logoGap + drawnName.width;

function brand(x: number): string {
  const baseline = margin + (logoSize + nameStyle.size * capHeight) / 2;
  return (
    drawing(logo, { x, y: margin, width: logoSize, height: logoSize }, 'xMidYMid') +
    outlines(drawnName.path, x + logoSize + logoGap, baseline)
  );
}

/**
 * A title in the largest type that fits, from the upper edge of its box down.
 * @throws Error for a title that fits in no size
 */
function title(text: string, box: Box): string {
  for (const size of titleSizes) {
    const style = { size, tracking: titleTracking };
    const lines = headingLines(text, box.width, style, titleWidths);
    const isTooHigh = size * (capHeight + leading * (lines.length - 1)) > box.height;
    if (isTooHigh || lines.some((words) => titleWidths(words, size) > box.width)) continue;
    return lines
      .map((words, index) => {
        const baseline = box.y + size * (capHeight + leading * index);
        return outlines(headingPath(words, style).path, box.x, baseline);
      })
      .join('');
  }
  throw faultOf(
    `the title "${text}" does not fit its picture for sharing in the smallest type; shorten it, and its longest word`,
  );
}

/** Several figures: flat ones below each other, others in rows of three with room between them. */
function tiles(figures: readonly Figure[], box: Box, isFlat: boolean): string {
  const columns = isFlat ? 1 : 3;
  const gap = isFlat ? 0 : 32;
  const inset = isFlat ? 0 : margin;
  const rows = Math.ceil(figures.length / columns);
  const cell = {
    width: (box.width - 2 * inset - gap * (columns - 1)) / columns,
    height: (box.height - inset - gap * (rows - 1)) / rows,
  };
  return figures
    .map((figure, index) => {
      const x = box.x + inset + (index % columns) * (cell.width + gap);
      const y = box.y + Math.floor(index / columns) * (cell.height + gap);
      return drawing(figure, { x, y, ...cell }, isFlat ? 'none' : 'xMidYMid');
    })
    .join('');
}

/**
 * The scale at which a figure fills the width. Dots then stand on whole pixels, so that they are sharp and
 * compress; lines that may be cropped keep their own size.
 */
function scaleOf({ width: own, marks, cover }: Figure): number {
  const least = width / own;
  const [pitch] = marks.flatMap((mark) => {
    const dotted = 'd' in mark && /^0 ([\d.]+)$/.exec(mark.dash ?? '');
    return dotted ? [Number(dotted[1])] : [];
  });
  if (pitch === undefined) return cover ? Math.max(1, least) : least;
  return Math.ceil(pitch * least - 0.01) / pitch;
}

/** A figure at its scale in a box that crops it, at the end that `cover` names. */
function cropped(figure: Figure, box: Box): string {
  const scale = scaleOf(figure);
  const [w, h] = [figure.width * scale, figure.height * scale];
  const x = figure.cover?.startsWith('xMin') ? 0 : (box.width - w) / 2;
  const inside = { x, y: (box.height - h) / 2, width: w, height: h };
  const size = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  return `<svg ${size}>${drawing(figure, inside, 'none')}</svg>`;
}

/** A picture as two SVGs: what pages with the same figures share, and a band of its width with the title. */
export type PictureLayers = {
  readonly ground: string;
  readonly title: string;
  /** Where the band begins, in pixels from the top. */
  readonly top: number;
};

/** Room around a title for accents above its capitals and for letters below its last line. */
const titleRoom = 48;

function titleBand(text: string, box: Box): Pick<PictureLayers, 'title' | 'top'> {
  const top = Math.floor(box.y - titleRoom);
  const size = { width, height: Math.ceil(box.height + 2 * titleRoom) };
  return { title: svgOf({ x: 0, y: top, ...size }, title(text, box)), top };
}

const svgOf = (box: Box, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${parts.join('')}</svg>`;

/**
 * Vendor and figures, and the title. A figure that covers the picture keeps its left half clear; others stand in a
 * band below the title.
 */
function layout(text: string, figures: readonly Figure[]): PictureLayers {
  const [first, ...others] = figures;
  if (!first) throw new Error(`The picture of "${text}" shows no figure`);
  const own = first.height * scaleOf(first);
  if (first.cover && own > foot)
    return {
      ground:
        drawing(first, { x: 0, y: 0, width, height: foot }, `${first.cover} slice`) + brand(margin),
      ...titleBand(text, { x: margin, y: 200, width: 600, height: 300 }),
    };
  const isSingle = others.length === 0;
  const top = foot - (isSingle ? Math.min(own, bandSize.height) : bandSize.height);
  const box = { x: 0, y: top, width, height: foot - top };
  const brandAt = width - margin - brandWidth;
  const drawn = isSingle
    ? cropped(first, box)
    : tiles(figures, box, first.width > 8 * first.height);
  return {
    ground: drawn + brand(brandAt),
    ...titleBand(text, {
      x: margin,
      y: margin,
      width: brandAt - 2 * margin + 16,
      height: top - 2 * margin + 16,
    }),
  };
}

/**
 * Draws a page's picture for sharing: its title, the vendor, and what its first screen shows.
 * @throws Error naming a character that no typeface has
 */
export function socialPicture(page: {
  path: string;
  title: string;
  scene?: PageScene | undefined;
}): PictureLayers {
  const figures = pageFigures(page);
  const labels = figures.flatMap(({ marks }) =>
    marks.map((mark) => ('text' in mark ? mark.text : '')),
  );
  checkGlyphs(
    [site.name, page.title, ...labels].join(''),
    fontFiles,
    `The picture of ${page.path}`,
  );
  const { ground, ...own } = layout(page.title, figures);
  return {
    ground: svgOf(
      { x: 0, y: 0, width, height },
      `<path fill="${nightPalette.ground}" d="M0 0h${width}v${height}H0z"/>`,
      ground,
      `<path fill="#111726" d="M0 ${foot}h${width}v${spectrumHeight}H0z"/>`,
      drawing(spectrumFigure(), { x: 0, y: foot, width, height: spectrumHeight }, 'none'),
    ),
    ...own,
  };
}
