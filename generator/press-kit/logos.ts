import { site } from '../../src/config/site.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import type { Palette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';
import { escapeXml } from '../../src/lib/text/xml.ts';
import { capHeight, headingPath } from '../pictures/heading.ts';

type Logo = {
  svg: string;
  /** Widths of its PNGs, in pixels. */
  widths: readonly number[];
};

const margin = 16;
const markSize = 96;
const gap = 20;

/** The mark, and the mark with the name, in a palette's colors. The name is outlines, so it needs no font. */
export function logos(palette: Palette): Readonly<Record<'mark' | 'logo', Logo>> {
  const mark = toSvg(logoFigure(site.name), palette);
  const style = { size: 68, tracking: -0.02 };
  const name = headingPath(site.name, style);
  const x = margin + markSize + gap;
  const baseline = margin + (markSize + style.size * capHeight) / 2;
  const width = Math.ceil(x + name.width + margin);
  const height = markSize + 2 * margin;
  const placed = mark.replace(
    /^<svg[^>]*? width="\d+" height="\d+"/,
    (root) =>
      `${root.replace(/ width="\d+" height="\d+"/, '')} x="${margin}" y="${margin}" width="${markSize}" height="${markSize}"`,
  );
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(site.name)}">${placed}<path fill="${palette.ink}" transform="translate(${x} ${baseline})" d="${name.path}"/></svg>`;
  return {
    mark: { svg: mark, widths: [64, 256, 1024] },
    logo: { svg: logo, widths: [320, 960, 1920] },
  };
}
