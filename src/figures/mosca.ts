import type { Figure, Mark } from './model.ts';
import { pen, polyline } from './pen.ts';

/** Something that must stay secret, in Mosca's terms. */
type Secret = {
  readonly name: string;
  /** X: years it must stay secret. */
  readonly secrecy: number;
  /** Y: years until the last system that handles it is migrated. */
  readonly migration: number;
};

type MoscaParams = {
  /** Width in figure units; the labels keep their size. */
  readonly width: number;
  /** Last year of the axis. */
  readonly to: number;
  readonly secrets: readonly Secret[];
};

/** Illustrations; the letters follow Mosca 2015 (X secrecy, Y migration, Z the machine). */
export const sampleSecrets = [
  { name: 'Card authorization', secrecy: 1, migration: 3 },
  { name: 'Supply contract', secrecy: 7, migration: 5 },
  { name: 'Health record', secrecy: 25, migration: 6 },
] as const satisfies readonly Secret[];

/** Share of the probability given to a relevant machine by then: 37 experts, asked in 2023. */
const survey = [
  { year: 2028, share: 11 },
  { year: 2033, share: 31 },
] as const;

const now = 2027;
const top = 34;
const rowHeight = 56;
const inset = { left: 6, right: 28 } as const;

/** The year until which what is sent before the migration is done must stay unread: now + Y + X. */
export const secretUntil = ({ secrecy, migration }: Secret): number => now + migration + secrecy;

/** Migration and secrecy laid end to end on one time axis, over the years that experts give a machine. */
export function moscaFigure(params: Partial<MoscaParams> = {}): Figure {
  const { width = 1080, to = 2060, secrets = sampleSecrets } = params;
  const scale = (width - inset.left - inset.right) / (to - now);
  // In whole units: a third of a month at the widest, and three drawings stand on one page.
  const x = (year: number): number => Math.round(inset.left + (year - now) * scale);
  const bottom = top + rowHeight * secrets.length + 6;
  const bar = (row: number, from: number, until: number, stroke: 'data' | 'signal' | 'attack') => {
    const y = top + row * rowHeight + 38;
    const d = polyline([
      [x(from), y],
      [x(until), y],
    ]);
    return { d, stroke, width: 12, cap: 'butt' } as const;
  };
  const years = Array.from({ length: Math.floor((to - 2030) / 10) + 1 }, (_, i) => 2030 + i * 10);
  const [first, last] = survey;
  return {
    width,
    height: bottom + 22,
    title: 'X + Y against the range of Z',
    description:
      `Three bars from ${now}, each the years of migration and then of secrecy. ` +
      secrets
        .map(
          (secret) =>
            `${secret.name}: ${secret.migration} + ${secret.secrecy}, to ${secretUntil(secret)}.`,
        )
        .join(' ') +
      ` Experts asked in 2023 gave a relevant machine about ${first.share}% by ${first.year} and ${last.share}% by ${last.year}. What lies beyond those years is drawn red.`,
    marks: [
      {
        d: pen()
          .moveTo([x(first.year), top - 8])
          .lineTo([x(last.year), top - 8], [x(last.year), bottom], [x(first.year), bottom])
          .close()
          .path(),
        fill: 'attack',
        opacity: 0.13,
      },
      ...survey.map(({ year }): Mark => ({
        d: polyline([
          [x(year), top - 8],
          [x(year), bottom],
        ]),
        stroke: 'attack',
        width: 1,
        dash: '3 4',
      })),
      ...survey.map(({ year, share }): Mark => ({
        text: `${share}%`,
        x: x(year),
        y: top - 15,
        tone: 'attack',
        anchor: 'middle',
      })),
      {
        d: polyline([
          [x(now), bottom],
          [x(to), bottom],
        ]),
        stroke: 'hairline',
      },
      ...[now, ...(width < 600 ? years.slice(1) : years)].map((year): Mark => ({
        text: String(year),
        x: x(year),
        y: bottom + 17,
        tone: 'faint',
        ...(year !== now && { anchor: 'middle' }),
      })),
      ...secrets.flatMap((secret, row): Mark[] => {
        const migrated = now + secret.migration;
        const until = secretUntil(secret);
        const split = Math.min(Math.max(migrated, last.year), until);
        return [
          bar(row, now, migrated, 'data'),
          ...(split > migrated ? [bar(row, migrated, split, 'signal')] : []),
          ...(until > split ? [bar(row, split, until, 'attack')] : []),
          { text: secret.name, x: x(last.year) + 10, y: top + row * rowHeight + 22, tone: 'ink' },
          {
            text: String(until),
            x: x(until) + 6,
            y: top + row * rowHeight + 42,
            tone: until > last.year ? 'attack' : 'faint',
          },
        ];
      }),
    ],
  };
}
