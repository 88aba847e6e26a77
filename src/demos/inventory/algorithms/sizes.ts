import type { Place } from './algorithm.ts';
import { isAsymmetric } from './keys.ts';

/** A size that stands apart; no length of a hash, and no level of security. */
const apart = /(?<![a-z\d])(\d{3,5})(?:-?(bits?))?(?![a-z\d])(?!-(?:of-)?(?:sec|strength|sicher))/g;

/** Whether a number without "bit" may be a size: no year and no port. Those of curves are of three digits. */
const isSize = ({ algorithm: { id } }: Place, size: string): boolean =>
  id.startsWith('ec')
    ? /^(?:1(?:6[03]|9[123])|2(?:24|33|39|56|83)|3(?:20|84)|409|5(?:12|21|71))$/.test(size)
    : Number(size) % 128 === 0;

/**
 * Gives keys the sizes that stand apart from their names: "1024-bit RSA", "RSA with SHA-256 1024".
 * @param places in the order of the name
 * @param rest the name without what is in them
 */
export function withSizes(places: readonly Place[], rest: string): readonly Place[] {
  const keys = places.filter(isAsymmetric);
  const sizes = new Map<Place, string>();
  for (const { 0: whole, 1: size = '', 2: unit, index: at } of rest.matchAll(apart)) {
    const [before, next] = [keys.findLast((key) => key.at < at), keys.find((key) => key.at > at)];
    const isOfNext = !before || (unit && next && next.at - at - whole.length <= 1);
    const owner = isOfNext ? next : before;
    if (owner?.detail === '' && owner.algorithm.atLeast && (unit || isSize(owner, size)))
      sizes.set(owner, sizes.get(owner) ?? size);
  }
  return places.map((one) => ({ ...one, detail: sizes.get(one) ?? one.detail }));
}
