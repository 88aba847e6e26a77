import * as policy from '../../src/demos/policy/words.ts';
import * as simulator from '../../src/demos/simulator/words.ts';
import * as brief from '../../src/demos/brief/words.ts';
import { expectLoadsWhenPressed } from '../support/lazy-tool.ts';
import { test } from '../support/test.ts';

/** The lab has a test of its own. */
const tools = [
  {
    path: '/platform/communications',
    opener: simulator.startSimulator,
    own: [simulator.partition, '.sim-mesh'],
  },
  {
    path: '/solutions/it-leaders',
    opener: brief.buildBrief,
    own: [brief.regimes, '.brief-sheet'],
  },
  {
    path: '/platform/discover-controls',
    opener: policy.tryRequest,
    own: [policy.copyLink, '.policy-matrix'],
  },
];

for (const tool of tools)
  test(`no page loads what “${tool.opener}” of ${tool.path} opens before it is pressed`, ({
    page,
  }) => expectLoadsWhenPressed(page, tool));
