import type { Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { dots, pen } from './pen.ts';

type HasseParams = {
  /** How many permissions there are. */
  readonly permissions: number;
  /** The role, as the permissions in it, counted from 1. */
  readonly role: readonly number[];
};

const defaults: HasseParams = { permissions: 4, role: [1, 2, 4] };

const frame = { width: 460, height: 392 } as const;

/** A subset of the permissions, as the bits of a number. */
type Subset = number;

/** How many permissions a subset holds. */
export const sizeOf = (subset: Subset): number => subset.toString(2).replaceAll('0', '').length;

/** Whether all that `part` holds is in `whole`. */
export const isWithin = (part: Subset, whole: Subset): boolean => (part & whole) === part;

/** Pairs of subsets that differ by one permission: the smaller first. */
export const coverings = (permissions: number): [Subset, Subset][] =>
  Array.from({ length: 2 ** permissions }, (_, subset) =>
    Array.from({ length: permissions }, (__, bit) => 1 << bit)
      .filter((bit) => !(subset & bit))
      .map((bit): [Subset, Subset] => [subset, subset | bit]),
  ).flat();

/**
 * All sets of permissions, ordered by inclusion (a Hasse diagram), and those that a role contains: what
 * anyone with that role can be given without being given more.
 */
export function hasseFigure(params: Partial<HasseParams> = {}): Figure {
  const { permissions, role } = { ...defaults, ...params };
  const subsets = Array.from({ length: 2 ** permissions }, (_, subset) => subset);
  const whole = role.reduce((bits, permission) => bits | (1 << (permission - 1)), 0);
  const levels = Array.from({ length: permissions + 1 }, (_, size) =>
    subsets.filter((subset) => sizeOf(subset) === size),
  );
  const at = (subset: Subset): Point => {
    const level = levels[sizeOf(subset)] ?? [];
    const step = Math.min(112, (frame.width - 60) / Math.max(1, level.length - 1));
    return [
      frame.width / 2 + (level.indexOf(subset) - (level.length - 1) / 2) * step,
      frame.height - 30 - sizeOf(subset) * ((frame.height - 52) / permissions),
    ];
  };
  const [inside, outside] = [pen(), pen()];
  for (const [small, large] of coverings(permissions))
    (isWithin(large, whole) ? inside : outside).moveTo(at(small)).lineTo(at(large));
  const within = subsets.filter((subset) => isWithin(subset, whole));
  const name = (subset: Subset): string =>
    subset === 0
      ? '∅'
      : Array.from({ length: permissions }, (_, bit) => bit + 1)
          .filter((permission) => subset & (1 << (permission - 1)))
          .join('');
  return {
    ...frame,
    title: `The ${subsets.length} sets of ${permissions} permissions`,
    description:
      `Every set of ${permissions} permissions, from none at the bottom to all at the top; a line leads to each set that has ` +
      `one more. The role ${name(whole)} is marked with the ${within.length - 1} sets below it, which are all it can be cut down to.`,
    marks: [
      { d: outside.path(), stroke: 'hairline', width: 1 },
      { d: inside.path(), stroke: 'signal', width: 1.6 },
      {
        d: dots(subsets.filter((subset) => !isWithin(subset, whole)).map(at)),
        stroke: 'faint',
        width: 6,
      },
      { d: dots(within.map(at)), stroke: 'signal', width: 8 },
      { d: dots([at(whole)]), stroke: 'signal', width: 14 },
      { d: dots([at(whole)]), stroke: 'ground', width: 7 },
      ...subsets.map((subset): Mark => {
        const [x, y] = at(subset);
        return {
          text: name(subset),
          x: Math.round(x + 8),
          y: Math.round(y + (subset === 0 ? 18 : -8)),
          tone: isWithin(subset, whole) ? 'ink' : 'faint',
        };
      }),
    ],
  };
}
