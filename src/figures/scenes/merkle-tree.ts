/** A node by its level (0 is the root) and its index in the level. */
export type TreeNode = readonly [level: number, index: number];

export function pathToRoot(height: number, leaf: number): TreeNode[] {
  return Array.from({ length: height + 1 }, (_, step) => [height - step, leaf >> step]);
}

/**
 * The siblings of all nodes on the path to the root, which a signature carries so that its leaf can be checked
 * (RFC 8554, section 5.3).
 */
export function authenticationPath(height: number, leaf: number): TreeNode[] {
  return pathToRoot(height, leaf)
    .filter(([level]) => level > 0)
    .map(([level, index]) => [level, index ^ 1]);
}
