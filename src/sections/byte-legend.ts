import type { LegendItem } from './legend.tsx';

/** Tones of a byte figure by their names in a legend. */
const tones = { ok: 'ok', signal: 'beta', data: 'gamma', series: 'delta' } as const;

type ByteObject = {
  readonly name: string;
  readonly bytes: number;
  readonly tone: keyof typeof tones;
};

/** The legend for a figure in which every dot is a byte. */
export const byteLegend = (objects: readonly ByteObject[]): readonly LegendItem[] =>
  objects.map(({ name, bytes, tone }) => ({
    term: name,
    text: `${bytes.toLocaleString('en-US')} bytes, one dot each`,
    tone: tones[tone],
  }));
