import fc from 'fast-check';
import { expect, test } from 'vitest';

import { authenticationPath, pathToRoot, type TreeNode } from './hash-tree.ts';

const parent = ([level, index]: TreeNode): TreeNode => [level - 1, index >> 1];

test('leaf and authentication path together lead to the root, level by level', () => {
  const tree = fc
    .integer({ min: 1, max: 20 })
    .chain((height) => fc.tuple(fc.constant(height), fc.nat(2 ** height - 1)));
  fc.assert(
    fc.property(tree, ([height, leaf]) => {
      const siblings = authenticationPath(height, leaf);
      expect(siblings).toHaveLength(height);
      let node: TreeNode = [height, leaf];
      for (const sibling of siblings) {
        expect(sibling).not.toEqual(node);
        expect(parent(sibling)).toEqual(parent(node));
        node = parent(node);
      }
      expect(node).toEqual([0, 0]);
      expect(pathToRoot(height, leaf).at(-1)).toEqual(node);
    }),
  );
});
