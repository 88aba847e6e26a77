/** Compares bytes in a time that does not depend on where they differ. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) {
    difference |= (one[index] ?? 0) ^ (other[index] ?? 0);
  }
  return difference === 0;
}
