import type { LegendItem } from './legend.tsx';

/** A figure's tones, as a legend has them. */
const tones = { ok: 'ok', signal: 'beta', data: 'gamma', series: 'delta' } as const;

type ByteObject = {
  readonly name: string;
  readonly bytes: number;
  readonly tone: keyof typeof tones;
};

/** The legend of a field in which every dot is a byte. */
export const byteLegend = (objects: readonly ByteObject[]): readonly LegendItem[] =>
  objects.map(({ name, bytes, tone }) => ({
    term: name,
    text: `${bytes.toLocaleString('en-US')} bytes, one dot each`,
    tone: tones[tone],
  }));
