import { sizeMarks } from './still.ts';
import { halfBoxes, type Figure, type Layout } from '../pen/model.ts';
import * as words from './words.ts';

/**
 * The wave function of one electron shared by two wells, not normalized: the sum or the difference of two
 * hydrogen ground states (linear combination of atomic orbitals; Pauling 1928).
 * @param x along the line through the wells, @param y across it, in Bohr radii from the middle
 */
export function molecularOrbital(
  x: number,
  y: number,
  separation: number,
  bonding: boolean,
): number {
  const near = Math.exp(-Math.hypot(x - separation / 2, y));
  const far = Math.exp(-Math.hypot(x + separation / 2, y));
  return bonding ? near + far : near - far;
}

/** The wave function of an electron in two wells: shared at the left, not shared at the right. */
export function orbitalsScene(layout: Layout): Figure {
  const box = halfBoxes[layout];
  const isWide = layout === 'wide';
  const unit = isWide ? 54 : 30;
  const separation = 3.4;
  const pitch = isWide ? 7 : 6;
  const marks = sizeMarks(
    {
      tones: ['signal', 'data', 'series'],
      pitch,
      at(px, py) {
        const bonding = isWide ? px < box.width / 2 : py < box.height / 2;
        const [cx, cy] = isWide
          ? [box.width * (bonding ? 0.27 : 0.73), box.height / 2]
          : [box.width / 2, box.height * (bonding ? 0.25 : 0.75)];
        const value = molecularOrbital((px - cx) / unit, (py - cy) / unit, separation, bonding);
        const size = Math.min(1, Math.abs(value) ** 0.8 * 1.15);
        return size < 0.16 ? undefined : { size, kind: bonding ? 0 : value > 0 ? 0.5 : 0.9 };
      },
    },
    box,
    { sizes: 6 },
  );
  return {
    ...box,
    cover: 'xMidYMid',
    title: words.orbitals,
    description: words.orbitalsText,
    marks,
  };
}
