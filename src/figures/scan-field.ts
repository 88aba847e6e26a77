import { grouped } from '../lib/format.ts';
import { tenths } from './geometry.ts';
import { litDots } from './lit-dots.ts';
import type { FieldFigure, Layout } from './model.ts';

export type Scan = {
  readonly domains: number;
  /** The share of domains that are large and lit, 0 to 1. */
  readonly hybrid: number;
  readonly perDot: number;
};

const layouts = {
  wide: { width: 1440, perLine: 27 },
  narrow: { width: 390, perLine: 55 },
} as const;

/** The domains of a scan by key exchange: columns when wide, rows when narrow. */
export function scanFieldFigure({ domains, hybrid, perDot }: Scan, layout: Layout): FieldFigure {
  const { width, perLine } = layouts[layout];
  const isWide = layout === 'wide';
  const count = Math.round(domains / perDot);
  const lit = Math.round(count * hybrid);
  const lines = Math.ceil(count / perLine);
  const pitch = tenths(width / (isWide ? lines : perLine));
  const share = `${(hybrid * 100).toFixed(1)}%`;
  return {
    width,
    height: Math.ceil((isWide ? perLine : lines) * pitch),
    title: `A scan of ${grouped(domains)} domains`,
    description: `A dot for every ${perDot} domains. The large ones, ${share}, offered hybrid key exchange. The others offered classical key exchange only.`,
    legend: {
      dot: `${perDot} domains. Large: with hybrid key exchange.`,
      formula: `${grouped(lit)} of ${grouped(count)} dots, ${share}`,
    },
    marks: litDots({ count, lit, perLine, pitch, lines: isWide ? 'columns' : 'rows' }),
  };
}
