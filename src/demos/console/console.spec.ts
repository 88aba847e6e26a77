import { fleet } from '../../content/product/fleet.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { recordAnnouncements } from '../../../tests/support/live-regions.ts';
import { open } from '../../../tests/support/open.ts';
import { saying } from '../../../tests/support/saying.ts';
import { expect, test, testWithoutScript } from '../../../tests/support/test.ts';
import { keysOfDevice } from './console.ts';
import * as words from './words.ts';

const [device] = fleet.devices;
const { id } = device;

test('by keyboard, a revocation takes a device’s keys out of use and all that it may open, and is announced', async ({
  page,
}) => {
  const announced = await recordAnnouncements(page);
  await open(page, '/security-platform');
  const console = page.locator('#console');
  const inUse = console
    .getByRole('table', { name: words.keysByState })
    .getByRole('row', { name: new RegExp(words.inUse) })
    .getByRole('cell');
  const decisions = console
    .getByRole('table', { name: fill(words.decisions, { time: fleet.time }) })
    .getByRole('row', { name: new RegExp(fill(words.deviceName, { id })) });
  await expect(inUse).toHaveText(grouped(fleet.keys.inUse));
  await expect(decisions).toContainText(words.effects.allow);
  const ofDevice = (label: string) =>
    console.getByRole('button', { name: `${label} ${fill(words.deviceName, { id })}` });
  await ofDevice(words.revoke).focus();
  await page.keyboard.press('Enter');
  await expect(inUse).toHaveText(grouped(fleet.keys.inUse - keysOfDevice(device)));
  await expect(decisions).not.toContainText(words.effects.allow);
  // Seen to fail: with the name of the press for what it had done.
  await expect(ofDevice(words.revoked)).toBeFocused();
  expect(await announced()).toContain(fill(words.keyRevoked, { id }));
  await console.getByRole('button', { name: words.startOver }).click();
  await expect(inUse).toHaveText(grouped(fleet.keys.inUse));
});

testWithoutScript(
  'without script, the console can be read, and has no button',
  async ({ page }) => {
    await page.goto('/security-platform');
    const console = page.locator('#console');
    await expect(console.getByText(saying(words.everyKey))).toBeVisible();
    await expect(console.getByRole('table')).toHaveCount(4);
    await expect(console.getByRole('button')).toHaveCount(0);
  },
);
