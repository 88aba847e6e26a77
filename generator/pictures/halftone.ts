import { nightPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';
import { sizeMarks } from '../../src/figures/scenes/still.ts';
import { loadSharp, readyPicture } from './ready-picture.ts';

/** How many dots are in a row: enough for a face. */
const across = 72;

/**
 * A photograph in the site's halftone: a dot is as large as its place is bright.
 * @param width in pixels
 * @throws Error as `readyPicture` does
 */
export async function halftone(source: Buffer, width: number): Promise<Buffer> {
  const { main } = await readyPicture(source, width);
  const sharp = await loadSharp();
  const { data, info } = await sharp(main.bytes, { pages: 1 })
    .flatten()
    .resize({ width: across })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pitch = width / across;
  const at = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
    const light = data[(row * info.width + column) * info.channels];
    return light === undefined || column >= info.width
      ? undefined
      : { size: Math.sqrt(light / 255) };
  };
  const box = { width, height: Math.round(info.height * pitch) };
  const marks = sizeMarks({ tones: ['signal'], pitch, at }, box, { sizes: 10 });
  return Buffer.from(
    toSvg({ ...box, title: '', description: '', marks }, nightPalette, { background: true }),
  );
}
