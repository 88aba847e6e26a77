import { claims } from '../../src/content/claims.ts';
import { claimStatuses } from '../../src/content/claims/claim.ts';
import { industries } from '../../src/content/cases.ts';
import {
  architecture,
  architectureWords,
  platformLayers,
} from '../../src/content/pages/platform/architecture.ts';
import {
  communicationLayers,
  communicationsScene,
} from '../../src/content/pages/platform/communications.ts';
import {
  dataProtection,
  dataProtectionWords,
  dataStates,
  protectionParts,
} from '../../src/content/pages/platform/data-protection.ts';
import { threatAnswers } from '../../src/content/pages/platform/explore-encryption.ts';
import { principles } from '../../src/content/pages/platform/zero-trust.ts';
import {
  allShown,
  principleChecks,
  shown,
} from '../../src/content/pages/platform/zero-trust/self-check.ts';
import { platformProducts, securityPlatform } from '../../src/content/pages/security-platform.ts';
import { fragments } from '../../src/content/product/splitting.ts';
import { requests } from '../../src/content/requests.ts';
import { labelOn } from '../../src/features/request/fixed-request.ts';
import { byId } from '../../src/lib/records.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { arrives, standing, waits } from '../../src/features/words.ts';
import { open } from '../support/open.ts';
import { sideways } from '../support/sideways.ts';
import { saying } from '../support/saying.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

const sections = byId(securityPlatform.sections);
const { 'protection-layers': layers } = byId(dataProtection.sections);
const { action: cutRoute } = communicationsScene;

test.describe('the ledger of claims', () => {
  test('a claim on another page links to its row, which says what the figure covers', async ({
    page,
  }) => {
    await open(page, '/platform/communications');
    await page.getByRole('link', { name: claims.failover.figure }).click();
    await expect(page).toHaveURL(/\/platform\/architecture#claim-failover$/);
    const row = page.locator('#claim-failover');
    await expect(row).toBeInViewport();
    await expect(row).toContainText(claims.failover.scope);
    await expect(row).toContainText(claims.failover.definition);
  });

  test('every claim is listed with its scope and its status, and evidence can be requested', async ({
    page,
  }) => {
    await page.goto('/platform/architecture');
    for (const [id, { figure, scope, status }] of Object.entries(claims)) {
      const row = page.locator(`#claim-${id}`);
      await expect(row).toContainText(figure);
      await expect(row).toContainText(scope);
      const group = page.locator('details', { has: row });
      await expect(group.getByRole('heading', { level: 3 })).toHaveText(
        new RegExp(`^${claimStatuses[status].name}$`, 'i'),
      );
    }
    await expect(
      page.getByRole('link', { name: labelOn(requests.evidence, '/platform/architecture') }),
    ).toBeVisible();
  });
});

test('architecture: pressing a layer shows what it sees and closes the one before', async ({
  page,
}) => {
  await page.goto('/platform/architecture');
  const layers = page.locator('#layers');
  const [first, second] = platformLayers.rows;
  await expect(layers.getByText(first.breach)).toBeVisible();
  await layers.locator('summary', { hasText: second.term }).press('Enter');
  for (const text of [second.sees, second.blind, second.breach])
    await expect(layers.getByText(text)).toBeVisible();
  await expect(layers.getByText(first.breach)).toBeHidden();
});

test('architecture: the last button opens the review, too', async ({ page }) => {
  await open(page, '/platform/architecture');
  const openers = page.getByRole('button', { name: architectureWords.review });
  await expect(openers).toHaveCount(2);
  await openers.last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: architecture.next.label })).toHaveAttribute(
    'href',
    architecture.next.to,
  );
});

test('communications: any three routes carry the message, by click and by key', async ({
  page,
}) => {
  await open(page, '/platform/communications');
  const route = (number: number) => page.getByRole('button', { name: fill(cutRoute, { number }) });
  const stand = (count: number, then: string) =>
    `${fill(standing, { standing: count, total: fragments.total })} ${then}`;
  const readout = page.getByRole('status').filter({ hasText: saying(standing) });
  await expect(readout).toContainText(stand(3, arrives));
  await route(2).click();
  await expect(route(2)).toHaveAttribute('aria-pressed', 'false');
  await expect(readout).toContainText(stand(4, arrives));
  await route(4).press('Enter');
  await expect(readout).toContainText(stand(3, arrives));
  await route(1).press(' ');
  await expect(readout).toContainText(stand(2, waits));
});

test('communications: a layer opens its explanation by key and closes it', async ({ page }) => {
  await open(page, '/platform/communications');
  for (const { more } of Object.values(communicationLayers)) {
    const opener = page.locator('summary', { hasText: more.label });
    const explanation = page.getByText(more.text);
    await expect(explanation).toBeHidden();
    await opener.press('Enter');
    await expect(explanation).toBeVisible();
    await opener.press(' ');
    await expect(explanation).toBeHidden();
  }
});

test('data protection: the arrow keys lead through the lifecycle, each state to its control', async ({
  page,
}) => {
  await open(page, '/platform/data-protection');
  const states = page.getByRole('tablist');
  await states.getByRole('tab', { name: dataStates.rest.term }).focus();
  for (const { term, more } of Object.values(dataStates)) {
    await expect(states.getByRole('tab', { name: term, selected: true })).toBeFocused();
    const panel = page.getByRole('tabpanel', { name: term });
    await expect(panel.getByRole('link', { name: more.label })).toHaveAttribute('href', more.to);
    await page.keyboard.press('ArrowRight');
  }
  expect(Object.values(dataStates).map(({ more }) => more.to)).toEqual([
    '/platform/learn-about-storage',
    '/platform/communications',
    '/platform/discover-controls',
  ]);
});

test('data protection: Get Started has the free demo beside it, Learn More leads to the layers, Contact Sales to sales', async ({
  page,
}) => {
  await open(page, '/platform/data-protection');
  const actions = page
    .locator('.actions')
    .filter({ hasText: labelOn(requests.getStartedFree, '/platform/data-protection') });
  await expect(actions.locator('a[href="/free-demo"]')).toBeVisible();
  await page.getByRole('link', { name: dataProtectionWords.layers }).click();
  await expect(page.getByRole('heading', { name: layers.heading })).toBeInViewport();
  await expect(page.getByRole('link', { name: dataProtectionWords.sales })).toHaveAttribute(
    'href',
    '/contact#sales',
  );
  for (const { label } of Object.values(protectionParts))
    await expect(page.locator('main').getByRole('link', { name: label })).toBeVisible();
});

test('zero trust: a principle opens by keyboard and by a link of the self-check, which counts boxes and stores nothing', async ({
  page,
}) => {
  await open(page, '/platform/zero-trust');
  const principle = (id: string) => page.locator('details').filter({ has: page.locator(id) });
  const breach = principle('#assume-breach');
  await breach.locator('summary').press('Enter');
  await expect(breach.getByText(principles[0].control)).toBeVisible();
  await expect(breach.getByRole('link')).toHaveAttribute('href', /^\/platform\//);

  const check = page.locator('#self-check');
  const boxes = check.getByRole('checkbox');
  await expect(boxes).toHaveCount(6);
  await boxes.nth(0).check();
  await check.getByRole('link', { name: principleChecks[1].term }).click();
  await expect(principle('#verify-explicitly').getByText(principles[1].control)).toBeVisible();
  await boxes.nth(1).check();
  await expect(check.getByRole('status')).toHaveText(
    fill(shown, { ticked: 2, all: principleChecks.length }),
  );
  await expect(check.getByRole('link')).toHaveText(principleChecks[2].term);
  await boxes.nth(1).uncheck();
  await expect(check.getByRole('status')).toHaveText(
    fill(shown, { ticked: 1, all: principleChecks.length }),
  );
  for (let box = 1; box < 6; box++) await boxes.nth(box).check();
  await expect(check).toContainText(allShown);
  await page.reload();
  await expect(boxes.nth(0)).not.toBeChecked();
});

test('encryption: the comparison is a table with row and column headers that fits 320 pixels', async ({
  page,
}) => {
  await page.goto('/platform/explore-encryption');
  const table = page.getByRole('table', { name: threatAnswers.caption });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const row = table.getByRole('row').nth(1);
  await expect(row.getByRole('cell')).toHaveCount(3);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sideways(page)).toBe(0);
});

test('security platform: capabilities and benefits are lists above the scenario, and products and industries are links', async ({
  page,
}) => {
  await open(page, '/security-platform');
  const order = await page
    .locator('main section[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  const places = ['capabilities', 'benefits', 'stolen-laptop'].map((id) => order.indexOf(id));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const { id, points } of [sections.capabilities, sections.benefits])
    for (const { term } of points)
      await expect(
        page.locator(`#${id} :is(dt, li)`).filter({ hasText: term }).first(),
      ).toBeVisible();
  const main = page.locator('main');
  for (const { term, to } of platformProducts)
    await expect(main.getByRole('link', { name: term })).toHaveAttribute('href', to);
  for (const { value, label: name } of industries)
    await expect(main.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/resources/case-studies?industry=${encodeURIComponent(value)}`,
    );
  const industry = industries[0]?.label ?? '';
  await main.getByRole('link', { name: industry }).click();
  await expect(page.getByRole('button', { name: industry })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

testWithoutScript(
  'without script, data states, layers and principles can be read',
  async ({ page }) => {
    await page.goto('/platform/data-protection');
    for (const { heading, more } of Object.values(dataStates)) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('link', { name: more.label })).toBeVisible();
    }
    await page.goto('/platform/communications');
    await expect(page.getByText(fill(standing, { standing: 3, total: 4 }))).toBeVisible();
    await expect(page.getByRole('button', { name: `${cutRoute} 2` })).toBeHidden();
    const { label, text } = communicationLayers.mesh.more;
    await page.locator('summary', { hasText: label }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.goto('/platform/zero-trust');
    await page.locator('#principles summary', { hasText: principles[3].term }).click();
    await expect(page.getByText(principles[3].means)).toBeVisible();
    await page.goto('/platform/architecture#claim-customers');
    await expect(page.locator('#claim-customers')).toBeInViewport();
  },
);
