import * as policy from '../../src/demos/policy/control-labels.ts';
import * as simulator from '../../src/demos/simulator/labels.ts';
import * as brief from '../../src/demos/brief/labels.ts';
import { expectLoadsWhenPressed } from '../support/lazy-tool.ts';
import { full } from '../support/full.ts';
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
  for (const width of full ? [1440, 1024, 768, 390] : [1280, 390])
    test(`no page loads what “${tool.opener}” of ${tool.path} opens before it is pressed, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await expectLoadsWhenPressed(page, tool);
    });
