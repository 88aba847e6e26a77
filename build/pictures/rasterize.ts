import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { Resvg } from '@resvg/resvg-js';

import { cached } from '../cached.ts';

const require = createRequire(import.meta.url);
const version = readFileSync(require.resolve('@resvg/resvg-js/package.json'), 'utf8');
const fontFile =
  require.resolve('@expo-google-fonts/host-grotesk/400Regular/HostGrotesk_400Regular.ttf');

const render = (svg: string, width: number) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: [fontFile],
      defaultFontFamily: 'Host Grotesk',
      sansSerifFamily: 'Host Grotesk',
    },
  }).render();

/**
 * An SVG as a PNG. The same markup gives the same bytes on every machine: only the site's own face is used.
 * @param width of the picture, in pixels; the height follows
 */
export const rasterize = (svg: string, width: number): Buffer =>
  cached('png', [version, svg, String(width)], () => render(svg, width).asPng());
