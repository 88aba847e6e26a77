import { site } from '../../src/config/site.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import type { Palette } from '../../src/figures/palette.ts';
import { toSvg } from '../../src/figures/to-svg.ts';
import { typst } from '../pdf/typst.ts';

type Logo = {
  svg: string;
  /** Of the pictures made from it, in pixels. */ widths: readonly number[];
};

/**
 * The mark, and the mark with the name, in the colors of a palette. The name is drawn as outlines, so
 * that nobody needs the typeface.
 */
export function logos(palette: Palette): Readonly<Record<'mark' | 'logo', Logo>> {
  const mark = toSvg(logoFigure(site.name), palette);
  const data = JSON.stringify({ mark, name: site.name, ink: palette.ink });
  const logo = typst().plainSvg({
    mainFileContent: `#let data = json(bytes(sys.inputs.data))
#set page(width: auto, height: auto, margin: 16pt, fill: none)
#set text(font: "Host Grotesk", size: 68pt, weight: 600, tracking: -0.02em, fill: rgb(data.ink))
#grid(columns: 2, gutter: 20pt, align: horizon,
  image(bytes(data.mark), format: "svg", width: 96pt), data.name)`,
    inputs: { data },
  });
  return {
    mark: { svg: mark, widths: [64, 256, 1024] },
    logo: { svg: logo, widths: [320, 960, 1920] },
  };
}
