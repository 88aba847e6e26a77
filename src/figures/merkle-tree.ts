/** A node by its level (0 is the root) and its place in the level. */
export type TreeNode = readonly [level: number, index: number];

/** The nodes from a leaf up to the root, the leaf first. */
export function pathToRoot(height: number, leaf: number): TreeNode[] {
  return Array.from({ length: height + 1 }, (_, step) => [height - step, leaf >> step]);
}

/**
 * What a signature carries so that its leaf can be checked against the root: the sibling of every node
 * on the way up (RFC 8554, section 5.3).
 */
export function authenticationPath(height: number, leaf: number): TreeNode[] {
  return pathToRoot(height, leaf)
    .filter(([level]) => level > 0)
    .map(([level, index]) => [level, index ^ 1]);
}
