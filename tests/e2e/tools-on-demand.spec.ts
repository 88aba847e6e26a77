import { hasLab, labPath } from '../support/lab.ts';
import { assetsWith, expectOnDemand, watchAssets } from '../support/lazy-tool.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Where each tool is, the button that opens it, and texts that only its code and its styles have. */
const tools = [
  {
    path: '/platform/communications',
    opener: 'Start the simulator',
    own: ['Partition the mesh', '.sim-mesh'],
  },
  {
    path: '/solutions/it-leaders',
    opener: 'Build the brief',
    own: ['Regimes that concern you', '.brief-sheet'],
  },
  {
    path: '/platform/discover-controls',
    opener: 'Try a request',
    own: ['Copy a link to this request and policy', '.policy-matrix'],
  },
  ...(hasLab
    ? [{ path: labPath, opener: 'Open the lab', own: ['Split the secret', '.lab-grid'] }]
    : []),
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
