import * as policy from '../../src/features/access-policy/control-labels.ts';
import * as lab from '../../src/features/encryption-lab/labels.ts';
import * as simulator from '../../src/features/failover-simulator/labels.ts';
import * as brief from '../../src/features/migration-brief/labels.ts';
import { hasLab, labPath } from '../support/lab.ts';
import { assetsWith, expectOnDemand, watchAssets } from '../support/lazy-tool.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Where each tool is, the button that opens it, and texts that only its code and its styles have. */
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
  ...(hasLab ? [{ path: labPath, opener: lab.openLab, own: [lab.splitSecret, '.lab-grid'] }] : []),
];

for (const { path, opener, own } of tools)
  test(`no page loads what “${opener}” of ${path} opens before it is pressed`, async ({ page }) => {
    const assets = own.flatMap(assetsWith);
    expectOnDemand(assets);
    const requested = watchAssets(page);
    await open(page, path);
    const button = page.getByRole('button', { name: opener });
    await button.scrollIntoViewIfNeeded();
    expect(assets.filter((name) => requested.has(name))).toEqual([]);
    await button.click();
    await expect.poll(() => assets.filter((name) => !requested.has(name))).toEqual([]);
  });
